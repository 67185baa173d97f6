import { useState } from '@wordpress/element';
import { useSaving } from './use-saving';
import type { AiSettings } from '../types';

/** What the form holds. The key is empty until a new one is typed. */
export interface Fields {
	base_url: string;
	model: string;
	api_key: string;
}

/** What has changed against the server's settings, as the route takes it. */
function changes(
	fields: Fields,
	settings: AiSettings
): Record< string, unknown > {
	return {
		...( fields.base_url !== settings.base_url
			? { base_url: fields.base_url }
			: {} ),
		...( fields.model !== settings.model ? { model: fields.model } : {} ),
		...( fields.api_key !== '' ? { api_key: fields.api_key } : {} ),
	};
}

/**
 * The state of the form: what was typed stays when saving fails.
 *
 * @param settings The server's settings.
 * @param onSave   Takes the settings as they are after saving.
 */
export function useAiServerForm(
	settings: AiSettings,
	onSave: ( settings: AiSettings ) => void
) {
	const [ fields, setFields ] = useState< Fields >( {
		base_url: settings.base_url,
		model: settings.model,
		api_key: '',
	} );
	const { isSaving, outcome, send } = useSaving< AiSettings >(
		'slipstream/v1/ai-settings',
		( saved ) => {
			onSave( saved );
			setFields( ( current ) => ( { ...current, api_key: '' } ) );
		}
	);

	return {
		fields,
		set: ( name: keyof Fields ) => ( value?: string ) =>
			setFields( ( current ) => ( {
				...current,
				[ name ]: value ?? '',
			} ) ),
		isSaving,
		outcome,
		save: () => send( changes( fields, settings ) ),
		removeKey: () => send( { api_key: '' } ),
	};
}
