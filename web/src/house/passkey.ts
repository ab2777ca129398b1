/** Passkeys: the house's question to the browser's authenticator, and its answer back. */
import { account } from "./http";

export const canPasskey = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

export async function keepByPasskey(): Promise<void> {
  const { ticket, options } = await account.newPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await account.addPasskey(ticket, made.toJSON());
}

export async function enterByPasskey(): Promise<void> {
  const { ticket, options } = await account.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  await account.enterByPasskey(ticket, shown.toJSON());
}
