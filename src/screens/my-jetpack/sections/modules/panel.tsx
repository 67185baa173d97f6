import {
	Card,
	CardBody,
	CardHeader,
	SelectControl,
} from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	EmptyState,
	formatNumber,
	ResourceContent,
	Search,
	useAddressView,
} from '@slipstream/ui';
import type { Route } from '@slipstream/ui';
import { Missing } from '../../missing';
import { missingNames, narrow } from './entries';
import { FeatureLine } from './feature-line';
import { ResetFeatures } from './reset';
import { useFeatures } from './use-features';
import { useSwitching } from './use-switching';
import { address } from './address';
import { PURPOSES } from './purposes';
import './modules.scss';
import type { Feature, Narrowing } from './entries';
import type { LineProps } from './feature-line';

function Filters( { route }: { route: Route< Narrowing > } ) {
	const { view, go } = route;
	return (
		<div className="slipstream-modules__filters">
			<Search
				label={ __( 'Search features and blocks', 'slipstream' ) }
				value={ view.search }
				onChange={ ( search ) => go( { search }, { replace: true } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'State', 'slipstream' ) }
				hideLabelFromVision
				value={ view.state }
				options={ [
					{ value: '', label: __( 'On and off', 'slipstream' ) },
					{ value: 'on', label: __( 'On', 'slipstream' ) },
					{ value: 'off', label: __( 'Off', 'slipstream' ) },
				] }
				onChange={ ( state ) => go( { state } ) }
			/>
		</div>
	);
}

/** Says to those who do not see it how much is left. */
function useSpokenCount( count: number | undefined, isNarrowed: boolean ) {
	useEffect( () => {
		if ( isNarrowed && count !== undefined ) {
			speak(
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s feature found.',
						'%s features found.',
						count,
						'slipstream'
					),
					formatNumber( count )
				)
			);
		}
	}, [ count, isNarrowed ] );
}

type CardsProps = Omit< LineProps, 'feature' > & {
	features: readonly Feature[];
};

function Cards( { features, ...line }: CardsProps ) {
	const known = PURPOSES.map( ( { name } ) => name );
	return (
		<div className="slipstream-modules__cards">
			{ PURPOSES.map( ( { name, title } ) => {
				// What says nothing that is known, as what another plugin adds, is of the site.
				const own = features.filter(
					( { purpose } ) =>
						( known.includes( purpose ) ? purpose : 'site' ) ===
						name
				);
				return own.length === 0 ? null : (
					<Card key={ name }>
						<CardHeader>
							<h3>{ title }</h3>
						</CardHeader>
						<CardBody>
							<ul>
								{ own.map( ( feature ) => (
									<FeatureLine
										key={ `${ feature.kind }-${ feature.key }` }
										feature={ feature }
										{ ...line }
									/>
								) ) }
							</ul>
						</CardBody>
					</Card>
				);
			} ) }
		</div>
	);
}

/** What the site can do, by what people want it for, each with its switch. */
export function ModulesPanel() {
	const route = useAddressView( address );
	const { features, modules, blocks, resources } = useFeatures();
	const { isBusy, run } = useSwitching( blocks );
	const { search, state } = route.view;
	const shown = features && narrow( features, route.view );
	useSpokenCount( shown?.length, search !== '' || state !== '' );
	const reload = async () => {
		await Promise.all( resources.map( ( one ) => one.reload() ) );
	};
	return (
		<div className="slipstream-modules">
			<Filters route={ route } />
			<ResourceContent
				resource={ {
					data: shown,
					error: resources.find( ( { error } ) => error )?.error,
					reload,
				} }
				lines={ 12 }
			>
				{ ( list ) =>
					list.length === 0 ? (
						<EmptyState>
							<p>
								{ __(
									'No features or blocks match.',
									'slipstream'
								) }
							</p>
						</EmptyState>
					) : (
						<Cards
							features={ list }
							isBusy={ isBusy }
							isOpen={ search !== '' }
							onChange={ ( ...change ) => void run( ...change ) }
						/>
					)
				}
			</ResourceContent>
			{ features && (
				<ResetFeatures
					features={ features }
					modules={ modules }
					onReset={ reload }
				/>
			) }
			<Missing names={ missingNames( modules ) } />
		</div>
	);
}
