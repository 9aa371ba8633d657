import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';

const contact = queryOptions({ queryKey: ['contact'], queryFn: () => call('getContact') });

/** The end of a sentence: the contact for personal data. Without a reply of the server it is the administrator. */
export const Contact = () => {
  const { data } = useQuery(contact);
  const address = data?.privacyContact;
  if (!address)
    return <>a la persona que administra esta plataforma: el colegio o la profesora que te dio la dirección</>;
  return <a href={address.includes('://') ? address : `mailto:${address}`}>{address}</a>;
};
