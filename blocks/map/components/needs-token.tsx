import {
	Button,
	ExternalLink,
	Placeholder,
	TextControl,
} from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { mapSettings } from '@slipstream/site-settings';
import { Refusal } from './refusal';
import { useTask } from '../hooks/use-task';
import { useToken } from '../hooks/use-token';
import { icon } from '../icon';
import type { SiteMaps } from '../hooks/use-source';
import type { Provider } from '../types';
import type { FormEvent } from 'react';

interface Props {
	site: SiteMaps;
	/** Reads the site's maps anew. */
	onChange: () => Promise< void >;
}

/**
 * Chooses who gives the maps of the whole site.
 *
 * @param onChange Reads the site's maps anew.
 */
const useChoice = ( onChange: Props[ 'onChange' ] ) =>
	useTask( async ( provider: Provider ) => {
		await getHttp().post( 'jetpack/v4/settings', {
			slipstream_map_provider: provider,
		} );
		await onChange();
	} );

type Choosing = ReturnType< typeof useChoice >;

/** The token of Mapbox. */
function TokenForm( { onChange }: Pick< Props, 'onChange' > ) {
	const [ token, setToken ] = useState( '' );
	const { update } = useToken( onChange );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		void update.run( token );
	};
	return (
		<form onSubmit={ onSubmit } className="slipstream-map-token">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ mapSettings.mapbox_api_key.label }
				placeholder="pk.…"
				value={ token }
				onChange={ setToken }
			/>
			<Button
				__next40pxDefaultSize
				type="submit"
				variant="primary"
				isBusy={ update.isBusy }
				disabled={ update.isBusy || token.trim() === '' }
				accessibleWhenDisabled
			>
				{ __( 'Set token', 'slipstream' ) }
			</Button>
			<Refusal message={ update.problem } />
			<ExternalLink href="https://account.mapbox.com/access-tokens/">
				{ __( 'Get a token at mapbox.com', 'slipstream' ) }
			</ExternalLink>
		</form>
	);
}

/** Other maps for the whole site. */
function OtherMaps( { site, task }: { site: SiteMaps; task: Choosing } ) {
	const helpId = useId();
	return (
		<div className="slipstream-map-token">
			<p>
				{ __(
					'Or use another map service for the whole site:',
					'slipstream'
				) }
			</p>
			{ site.provider !== 'mapbox' && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ task.isBusy }
					onClick={ () => void task.run( 'mapbox' ) }
				>
					{ __( 'Use Mapbox, with an access token', 'slipstream' ) }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ task.isBusy }
				onClick={ () => void task.run( 'openstreetmap' ) }
			>
				{ __( 'Use OpenStreetMap, without a token', 'slipstream' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ task.isBusy || ! site.has_mapkit }
				accessibleWhenDisabled
				aria-describedby={ site.has_mapkit ? undefined : helpId }
				onClick={ () => void task.run( 'mapkit' ) }
			>
				{ __( 'Use Apple Maps, with your own key', 'slipstream' ) }
			</Button>
			{ ! site.has_mapkit && (
				<p id={ helpId }>
					{ __(
						'For Apple Maps, first enter your Apple key in Slipstream, under Site.',
						'slipstream'
					) }
				</p>
			) }
			<Refusal message={ task.problem } />
		</div>
	);
}

/** What is missing, and whose it is to set up. */
function textOf( {
	provider,
	may_set_token: maySet,
	may_choose: mayChoose,
}: SiteMaps ) {
	if ( provider === 'mapkit' ) {
		return mayChoose
			? __(
					'Apple Maps needs your own key. Enter it in Slipstream, under Site, or use another map service.',
					'slipstream'
				)
			: __(
					'Apple Maps needs a key for this site. Ask an administrator to set it up.',
					'slipstream'
				);
	}
	return maySet
		? __(
				'Mapbox needs your own access token. It is saved for the whole site.',
				'slipstream'
			)
		: __(
				'Maps on this site need an access token. Ask an editor or an administrator to set it up.',
				'slipstream'
			);
}

/** What a map needs before it can be drawn, and whom to ask. */
export function NeedsToken( { site, onChange }: Props ) {
	const choosing = useChoice( onChange );
	const isMapbox = site.provider === 'mapbox';
	return (
		<Placeholder
			className="slipstream-placeholder"
			icon={ icon }
			label={ __( 'Map', 'slipstream' ) }
			isColumnLayout
		>
			{ /* The placeholder's own instructions are not shown where it is narrow. */ }
			<p className="slipstream-map-needs">{ textOf( site ) }</p>
			{ /* A token changes nothing where somebody else has to choose Mapbox. */ }
			{ site.may_set_token && ( isMapbox || site.may_choose ) && (
				<TokenForm
					onChange={
						isMapbox ? onChange : () => choosing.run( 'mapbox' )
					}
				/>
			) }
			{ site.may_choose && <OtherMaps site={ site } task={ choosing } /> }
		</Placeholder>
	);
}
