// Runs in the browser, on the login pages: a click asks for a passkey and posts what it signed.

const form = document.querySelector('#passkey');
const message = form.querySelector('[role=alert]');

const toBytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const toText = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const ask = async () => {
  const reply = await fetch(form.dataset.options, { method: 'POST' });
  if (!reply.ok) throw new Error('the page has expired');
  const { challenge, allowCredentials = [], ...options } = await reply.json();
  return navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: toBytes(challenge),
      allowCredentials: allowCredentials.map(({ id, ...one }) => ({ ...one, id: toBytes(id) })),
    },
  });
};

const toJson = ({ id, response }) => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    ...(response.userHandle && { userHandle: toText(response.userHandle) }),
  },
});

const send = async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  message.hidden = true;
  try {
    form.elements.passkey.value = JSON.stringify(toJson(await ask()));
    form.submit();
  } catch (error) {
    // NotAllowedError: the person closed the dialog, or took too long.
    message.textContent =
      error.name === 'NotAllowedError'
        ? 'No se usó ninguna llave de acceso. Puedes intentarlo otra vez.'
        : 'No pudimos pedir la llave de acceso. Vuelve a cargar esta página.';
    message.hidden = false;
    button.disabled = false;
  }
};

if (window.PublicKeyCredential) {
  form.hidden = false;
  form.addEventListener('submit', send);
}
