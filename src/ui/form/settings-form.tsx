import { useSettings } from '@slipstream/data';
import type { Settings, SettingValues } from '@slipstream/data';
import { ResourceContent } from '../states/resource-content';
import type { ComponentType } from 'react';

/** What a form for settings is given; `useForm` takes both. */
export interface SettingsFormProps< T extends SettingValues > {
	saved: T;
	save: Settings< T >[ 'save' ];
}

interface Props< T extends SettingValues > {
	names: readonly ( keyof T & string )[];
	Form: ComponentType< SettingsFormProps< T > >;
}

/** A form for settings of the site, once they are there. */
export function SettingsForm< T extends SettingValues >( {
	names,
	Form,
}: Props< T > ) {
	const settings = useSettings< T >( names );
	return (
		<ResourceContent resource={ settings } lines={ 8 }>
			{ ( saved ) => <Form saved={ saved } save={ settings.save } /> }
		</ResourceContent>
	);
}
