import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getSettings, joinRest } from '@slipstream/settings';
import {
	choiceField,
	createAddressView,
	EmptyState,
	ResourceContent,
	TabLinks,
	useAddressView,
	useDownload,
} from '@slipstream/ui';
import { Chart, Ranking, Totals } from './figures';
import { STATS_ROUTE } from './types';
import type { Range, Stats } from './types';

const address = createAddressView< { range: Range } >( {
	path: '/statistics',
	fields: { range: choiceField( [ 'day', 'week', 'month' ] ) },
} );

const RANGES: Readonly< Record< Range, () => string > > = {
	day: () => __( '30 days', 'slipstream' ),
	week: () => __( '14 weeks', 'slipstream' ),
	month: () => __( '12 months', 'slipstream' ),
};

function ExportButton( { range }: { range: Range } ) {
	const download = useDownload();
	const file = joinRest( getSettings().restRoot, `${ STATS_ROUTE }/export`, {
		range,
	} );
	return (
		<div className="slipstream-ui-buttons">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => void download( file ) }
			>
				{ __( 'Download as CSV', 'slipstream' ) }
			</Button>
		</div>
	);
}

function Details( { stats }: { stats: Stats } ) {
	if ( stats.sum === 0 ) {
		return (
			<EmptyState>
				<p>
					{ __(
						'No views yet. They appear here as soon as someone visits your site.',
						'slipstream'
					) }
				</p>
			</EmptyState>
		);
	}
	return (
		<>
			<Chart stats={ stats } />
			<div className="slipstream-statistics__rankings">
				<Ranking
					title={ __( 'Posts and pages', 'slipstream' ) }
					column={ __( 'Page', 'slipstream' ) }
					rows={ stats.posts.map( ( post ) => ( {
						key: String( post.id ),
						name: post.title,
						url: post.url,
						count: post.views,
					} ) ) }
					none={ __( 'No pages were viewed.', 'slipstream' ) }
				/>
				<Ranking
					title={ __( 'Where readers came from', 'slipstream' ) }
					column={ __( 'Site', 'slipstream' ) }
					rows={ stats.referrers.map( ( { host, views } ) => ( {
						key: host,
						name: host || __( 'Other sites', 'slipstream' ),
						count: views,
					} ) ) }
					none={ __(
						'No other site has sent readers, or their browsers do not say so.',
						'slipstream'
					) }
				/>
			</div>
			<ExportButton range={ stats.range } />
		</>
	);
}

/** How often pages were read. */
export function Views() {
	const { view, linkTo } = useAddressView( address );
	const resource = useResource< Stats >( STATS_ROUTE, {
		query: { range: view.range },
	} );
	// Figures of one range under the name of another would mislead.
	const shown =
		resource.data?.range === view.range ? resource.data : undefined;
	return (
		<section className="slipstream-statistics__views">
			<TabLinks
				label={ __( 'Time', 'slipstream' ) }
				tabs={ Object.entries( RANGES ).map( ( [ name, label ] ) => ( {
					name,
					label: label(),
					href: linkTo( { range: name as Range } ),
				} ) ) }
				current={ view.range }
			/>
			<ResourceContent
				resource={ { ...resource, data: shown } }
				lines={ 8 }
			>
				{ ( stats ) => (
					<>
						<Totals totals={ stats.totals } />
						<Details stats={ stats } />
					</>
				) }
			</ResourceContent>
		</section>
	);
}
