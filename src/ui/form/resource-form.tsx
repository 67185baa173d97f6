import { useResource } from '@slipstream/data';
import type { Resource } from '@slipstream/data';
import { ResourceContent } from '../states/resource-content';
import type { ComponentType } from 'react';

/** What a form for a resource is given; `useForm` takes both. */
export interface ResourceFormProps< T > {
	saved: T;
	save: Resource< T >[ 'save' ];
}

interface Props< T > {
	/** The route that it reads, and that takes changes by POST. */
	path: string;
	Form: ComponentType< ResourceFormProps< T > >;
}

/** A form for a resource of the server, once that is there. */
export function ResourceForm< T >( { path, Form }: Props< T > ) {
	const resource = useResource< T >( path );
	return (
		<ResourceContent resource={ resource } lines={ 8 }>
			{ ( saved ) => <Form saved={ saved } save={ resource.save } /> }
		</ResourceContent>
	);
}
