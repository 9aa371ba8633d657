import type { Proof } from '@matraz/contracts/accounts/proof';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { call } from '../../../../shared/net/api.ts';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { ProofForm } from './proof-form.tsx';

interface Props {
  hasPasskey: boolean;
  onClose: () => void;
  /** @param recoveryCodes of the first factor; null: the account has some */
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** The browser makes the passkey after the password. */
const make = async (proof: Proof, name: string) => {
  const options = await call('startPasskey', { body: { proof } });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response, clientExtensionResults } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  const passkey = {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: { ...clientExtensionResults },
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  } as const;
  // Its challenge works once, so a repeat would be refused.
  return call('addPasskey', { body: { name, passkey }, retry: false });
};

export const AddPasskey = ({ hasPasskey, onClose, onAdded }: Props) => {
  const [name, setName] = useState('');
  return (
    <Dialog
      title="Agregar una llave de acceso"
      description="Entrarás con tu huella, tu cara o el PIN de tu dispositivo. También te la pediremos si entras con tu contraseña."
      onClose={onClose}
    >
      <ProofForm
        action="Continuar"
        hasPasskey={hasPasskey}
        onCancel={onClose}
        onProof={async (proof) => onAdded((await make(proof, name.trim() || 'Llave de acceso')).recoveryCodes)}
      >
        <TextField
          label="Nombre"
          hint="Para reconocerla después: «Mi teléfono», «Computador de la casa»."
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
      </ProofForm>
    </Dialog>
  );
};
