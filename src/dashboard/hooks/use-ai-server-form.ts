import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { AiSettings } from '../types';

/** What the form holds. The key is empty until a new one is typed. */
export interface Fields {
	base_url: string;
	model: string;
	api_key: string;
	request_limit: string;
}

type Outcome = { status: 'success' | 'error'; message: string } | undefined;

/** What has changed against the server's settings, as the route takes it. */
function changes(
	fields: Fields,
	settings: AiSettings
): Record< string, unknown > {
	const limit = Number( fields.request_limit );
	return {
		...( fields.base_url !== settings.base_url
			? { base_url: fields.base_url }
			: {} ),
		...( fields.model !== settings.model ? { model: fields.model } : {} ),
		...( fields.api_key !== '' ? { api_key: fields.api_key } : {} ),
		...( limit !== settings.request_limit ? { request_limit: limit } : {} ),
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
		request_limit: String( settings.request_limit ),
	} );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome >();

	const send = async ( body: Record< string, unknown > ) => {
		setIsSaving( true );
		setOutcome( undefined );
		try {
			onSave(
				await getHttp().post< AiSettings >(
					'slipstream/v1/ai-settings',
					body
				)
			);
			setFields( ( current ) => ( { ...current, api_key: '' } ) );
			setOutcome( {
				status: 'success',
				message: __( 'Saved.', 'slipstream' ),
			} );
			speak( __( 'Saved.', 'slipstream' ) );
		} catch ( error ) {
			const { message } = toPluginError( error );
			setOutcome( { status: 'error', message } );
			speak( message, 'assertive' );
		} finally {
			setIsSaving( false );
		}
	};

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
