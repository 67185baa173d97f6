import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { ResourceContent } from '@slipstream/ui';
import { EmbedConsent } from './embed-consent';
import { ContactedServersList } from './servers';
import { ROUTE } from './types';
import './privacy.scss';
import type { ContactedServers } from './types';

/** What the site keeps about people. */
function Stored( { stored }: Pick< ContactedServers, 'stored' > ) {
	return (
		<section>
			<h3>{ __( 'What is stored', 'slipstream' ) }</h3>
			<p className="slipstream-ui-muted">
				{ __(
					'Written for your visitors: your privacy policy can say it like this.',
					'slipstream'
				) }
			</p>
			<ul className="slipstream-privacy__stored">
				{ stored.map( ( sentence ) => (
					<li key={ sentence }>{ sentence }</li>
				) ) }
			</ul>
		</section>
	);
}

/** Links to the tools of WordPress for personal data. */
function Tools( {
	guide,
	export: exporter,
	erase,
}: Pick< ContactedServers, 'guide' | 'export' | 'erase' > ) {
	const links = [
		[ exporter, __( 'Export personal data', 'slipstream' ) ],
		[ erase, __( 'Erase personal data', 'slipstream' ) ],
		[ guide, __( 'Privacy policy text', 'slipstream' ) ],
	] as const;
	return (
		<section>
			<h3>{ __( 'Personal data', 'slipstream' ) }</h3>
			<p>
				{ __(
					'Export or erase what people left on this site with WordPress’s own tools, by email address.',
					'slipstream'
				) }
			</p>
			<ul className="slipstream-privacy__links">
				{ links.map( ( [ href, label ] ) => (
					<li key={ href }>
						<a href={ href }>{ label }</a>
					</li>
				) ) }
			</ul>
		</section>
	);
}

/** What leaves the site, what is stored, and the tools of WordPress for personal data. */
export function PrivacyPanel() {
	const resource = useResource< ContactedServers >( ROUTE );
	return (
		<ResourceContent resource={ resource } lines={ 8 }>
			{ ( data ) => (
				<div className="slipstream-privacy">
					<ContactedServersList servers={ data.servers } />
					<EmbedConsent />
					{ data.stored.length > 0 && (
						<Stored stored={ data.stored } />
					) }
					<Tools { ...data } />
				</div>
			) }
		</ResourceContent>
	);
}
