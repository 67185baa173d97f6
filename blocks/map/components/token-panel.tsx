import { Button, PanelBody, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mapSettings } from '@slipstream/site-settings';
import { useToken } from '../hooks/use-token';
import { Refusal } from './refusal';
import type { SiteMaps } from '../hooks/use-source';

interface Props {
	site: SiteMaps;
	/** Reads the site's maps anew. */
	onChange: () => Promise< void >;
}

/** The token of Mapbox, for who may change it. */
export function TokenPanel( { site, onChange }: Props ) {
	const own = site.is_own_token ? site.token : '';
	const [ token, setToken ] = useState( own );
	const { update, remove } = useToken( onChange );
	if ( site.provider !== 'mapbox' || ! site.may_set_token ) {
		return null;
	}
	const isBusy = update.isBusy || remove.isBusy;
	return (
		<PanelBody
			title={ mapSettings.mapbox_api_key.label }
			initialOpen={ false }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ mapSettings.mapbox_api_key.label }
				value={ token }
				help={
					own === '' && site.token !== ''
						? __(
								'Maps use a token shared by this site’s hub. Your own token replaces it.',
								'slipstream'
							)
						: undefined
				}
				onChange={ setToken }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ update.isBusy }
				disabled={ isBusy || token.trim() === '' || token === own }
				accessibleWhenDisabled
				onClick={ () => void update.run( token ) }
			>
				{ __( 'Update token', 'slipstream' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				isBusy={ remove.isBusy }
				disabled={ isBusy || own === '' }
				accessibleWhenDisabled
				onClick={ () => void remove.run() }
			>
				{ __( 'Remove token', 'slipstream' ) }
			</Button>
			<Refusal message={ update.problem || remove.problem } />
		</PanelBody>
	);
}
