/** Passkeys: the house's offer to the browser's authenticator, and its answer back. */
import { account } from "./http";

export const canPasskey = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** `label`: what the owner will know it by in the list. */
export async function keepByPasskey(label: string): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await account.offerPasskey());
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await account.addPasskey(made.toJSON(), label);
}

export async function enterByPasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await account.askPasskey());
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  await account.enterByPasskey(shown.toJSON());
}
