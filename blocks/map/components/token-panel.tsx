import { Button, PanelBody, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { useTask } from '../hooks/use-task';
import { Refusal } from './refusal';
import type { SiteMaps } from '../hooks/use-source';

const ROUTE = 'wpcom/v2/service-api-keys/mapbox';

interface Props {
	site: SiteMaps;
	/** Reads the site's maps anew. */
	onChange: () => Promise< void >;
}

/** The token of Mapbox, for who may change it. */
export function TokenPanel( { site, onChange }: Props ) {
	const [ token, setToken ] = useState( site.token );
	const update = useTask( async () => {
		await getHttp().post( ROUTE, { service_api_key: token.trim() } );
		await onChange();
	} );
	const remove = useTask( async () => {
		await getHttp().post( ROUTE, {}, { query: { _method: 'DELETE' } } );
		setToken( '' );
		await onChange();
	} );
	if ( site.provider !== 'mapbox' || ! site.may_set_token ) {
		return null;
	}
	const isBusy = update.isBusy || remove.isBusy;
	return (
		<PanelBody
			title={ __( 'Mapbox access token', 'slipstream' ) }
			initialOpen={ false }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Mapbox access token', 'slipstream' ) }
				value={ token }
				onChange={ setToken }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ update.isBusy }
				disabled={
					isBusy || token.trim() === '' || token === site.token
				}
				accessibleWhenDisabled
				onClick={ () => void update.run() }
			>
				{ __( 'Update token', 'slipstream' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				isBusy={ remove.isBusy }
				disabled={ isBusy || site.token === '' }
				accessibleWhenDisabled
				onClick={ () => void remove.run() }
			>
				{ __( 'Remove token', 'slipstream' ) }
			</Button>
			<Refusal message={ update.problem || remove.problem } />
		</PanelBody>
	);
}
