import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';

interface Props {
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}

export const PictureButton = ({ isDisabled, onFiles }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look="ghost"
        className="-ml-3 px-3!"
        title="Subir imagen desde PC"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        <ImageUp className="size-5" aria-hidden="true" />
        Subir imagen
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        aria-label="Imágenes"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ''; // the same file can be chosen again
        }}
      />
    </>
  );
};
