import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { ResourceContent } from '@slipstream/ui';
import { EmbedConsent } from './embed-consent';
import { ROUTE } from './types';
import './privacy.scss';
import type { ExternalHost, ExternalHosts } from './types';

const CONCERNED: Readonly< Record< ExternalHost[ 'who' ], () => string > > = {
	visitors: () => __( 'Affects visitors', 'slipstream' ),
	authors: () => __( 'Affects authors', 'slipstream' ),
	site: () => __( 'No personal data', 'slipstream' ),
};

function Host( { host, feature, who, sent }: ExternalHost ) {
	return (
		<li>
			<div>
				<strong>{ host }</strong>
				<span className="slipstream-ui-muted">
					{ `${ feature } · ${ CONCERNED[ who ]() }` }
				</span>
			</div>
			<p>{ sent }</p>
		</li>
	);
}

function Hosts( { hosts }: Pick< ExternalHosts, 'hosts' > ) {
	return (
		<section>
			<h3>{ __( 'Contacted servers', 'slipstream' ) }</h3>
			{ hosts.length === 0 ? (
				<p>
					{ __(
						'Nothing leaves this site. It contacts no other servers.',
						'slipstream'
					) }
				</p>
			) : (
				<ul className="slipstream-privacy__hosts">
					{ hosts.map( ( host ) => (
						<Host
							key={ `${ host.feature } ${ host.host } ${ host.who }` }
							{ ...host }
						/>
					) ) }
				</ul>
			) }
		</section>
	);
}

/** What leaves the site, and the tools of WordPress for personal data. */
export function PrivacyPanel() {
	const resource = useResource< ExternalHosts >( ROUTE );
	return (
		<ResourceContent resource={ resource }>
			{ ( { hosts, guide, export: exporter, erase } ) => (
				<div className="slipstream-privacy">
					<Hosts hosts={ hosts } />
					<EmbedConsent />
					<section>
						<h3>{ __( 'Personal data', 'slipstream' ) }</h3>
						<p>
							{ __(
								'Export or erase what people left on this site with WordPress’s own tools, by email address.',
								'slipstream'
							) }
						</p>
						<ul className="slipstream-privacy__links">
							<li>
								<a href={ exporter }>
									{ __(
										'Export personal data',
										'slipstream'
									) }
								</a>
							</li>
							<li>
								<a href={ erase }>
									{ __(
										'Erase personal data',
										'slipstream'
									) }
								</a>
							</li>
							<li>
								<a href={ guide }>
									{ __(
										'Privacy policy text',
										'slipstream'
									) }
								</a>
							</li>
						</ul>
					</section>
				</div>
			) }
		</ResourceContent>
	);
}
