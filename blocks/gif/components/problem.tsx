import { PluginError } from '@slipstream/errors';
import { createRestClient } from '@slipstream/rest-client';
import { canManageOptions } from '@slipstream/settings';
import { gifSettings } from '@slipstream/site-settings';
import {
	Button,
	ExternalLink,
	Notice,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Search } from '../hooks/use-gifs';

const KEY = gifSettings.slipstream_giphy_api_key;
const KEY_CODES = [ 'giphy_key_missing', 'giphy_key_refused' ];

/** Where the owner gives the site its key. It is stored on the server and shown nowhere. */
function KeyForm( { onStored }: { onStored: () => void } ) {
	const [ key, setKey ] = useState( '' );
	const [ refusal, setRefusal ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const store = async () => {
		setIsBusy( true );
		setRefusal( '' );
		try {
			await createRestClient().updateSettings( {
				slipstream_giphy_api_key: key.trim(),
			} );
			onStored();
		} catch ( error ) {
			setRefusal( error instanceof PluginError ? error.sentence : '' );
		}
		setIsBusy( false );
	};
	return (
		<form
			className="slipstream-gif__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void store();
			} }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="password"
				autoComplete="off"
				label={ KEY.label }
				maxLength={ KEY.limits.maxLength }
				help={ refusal || undefined }
				value={ key }
				onChange={ setKey }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				isBusy={ isBusy }
				disabled={ isBusy || key.trim() === '' }
				accessibleWhenDisabled
			>
				{ __( 'Save key', 'slipstream' ) }
			</Button>
			<ExternalLink href="https://developers.giphy.com/dashboard/">
				{ __( 'Get a key', 'slipstream' ) }
			</ExternalLink>
		</form>
	);
}

interface Props {
	problem: NonNullable< Search[ 'problem' ] >;
	onStored: () => void;
}

/** What went wrong, and how it is fixed: the key is the owner's to give. */
export function Problem( { problem, onStored }: Props ) {
	const isAboutKey = KEY_CODES.includes( problem.code );
	return (
		<div className="slipstream-gif__problem">
			<Notice
				status={ problem.code === 'none' ? 'info' : 'warning' }
				isDismissible={ false }
			>
				{ problem.message }{ ' ' }
				{ isAboutKey &&
					! canManageOptions() &&
					__(
						'Ask an administrator for it. You can still paste a GIF’s address without a key.',
						'slipstream'
					) }
			</Notice>
			{ isAboutKey && canManageOptions() && (
				<KeyForm onStored={ onStored } />
			) }
		</div>
	);
}
