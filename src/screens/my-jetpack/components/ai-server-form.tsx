import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useAiServerForm } from '../hooks/use-ai-server-form';
import { Saving } from './saving';
import type { AiSettings } from '../types';
import type { FormEvent } from 'react';

interface Props {
	settings: AiSettings;
	onSave: ( settings: AiSettings ) => void;
}

const common = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

function keyHelp( { has_key: hasKey, locked }: AiSettings ): string {
	if ( locked.api_key ) {
		return __( 'Set in wp-config.php or the environment.', 'slipstream' );
	}
	return hasKey
		? __(
				'A key is stored, encrypted. Type a new one to replace it.',
				'slipstream'
			)
		: __(
				'Servers on your own machine often need none. Stored encrypted, never shown.',
				'slipstream'
			);
}

function fixedHelp( isLocked: boolean, help: string ): string {
	return isLocked ? __( 'Set in wp-config.php.', 'slipstream' ) : help;
}

/** Address, model and key of the AI server. */
export function AiServerForm( { settings, onSave }: Props ) {
	const { fields, set, isSaving, outcome, save, removeKey } = useAiServerForm(
		settings,
		onSave
	);
	const { locked, has_key: hasKey } = settings;
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isSaving ) {
			void save();
		}
	};
	return (
		<form className="slipstream-dashboard__form" onSubmit={ onSubmit }>
			<TextControl
				{ ...common }
				type="url"
				label={ __( 'Address', 'slipstream' ) }
				help={ fixedHelp(
					locked.base_url,
					__(
						'Of any server that speaks the OpenAI API, such as http://127.0.0.1:11434/v1 for Ollama.',
						'slipstream'
					)
				) }
				value={ fields.base_url }
				onChange={ set( 'base_url' ) }
				readOnly={ locked.base_url }
			/>
			<TextControl
				{ ...common }
				label={ __( 'Model', 'slipstream' ) }
				help={ fixedHelp(
					locked.model,
					__( 'Empty lets the server choose.', 'slipstream' )
				) }
				value={ fields.model }
				onChange={ set( 'model' ) }
				readOnly={ locked.model }
			/>
			<TextControl
				{ ...common }
				type="password"
				autoComplete="new-password"
				label={ __( 'Key', 'slipstream' ) }
				help={ keyHelp( settings ) }
				value={ fields.api_key }
				onChange={ set( 'api_key' ) }
				readOnly={ locked.api_key }
			/>
			<Saving
				label={ __( 'Save', 'slipstream' ) }
				isSaving={ isSaving }
				outcome={ outcome }
			>
				{ hasKey && ! locked.api_key && (
					<Button
						variant="tertiary"
						isDestructive
						disabled={ isSaving }
						onClick={ () => void removeKey() }
					>
						{ __( 'Remove key', 'slipstream' ) }
					</Button>
				) }
			</Saving>
		</form>
	);
}
