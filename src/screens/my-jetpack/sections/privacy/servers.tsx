import { __ } from '@wordpress/i18n';
import type { Contact, Purpose, Use } from './types';

const CONCERNED: Readonly< Record< Use[ 'who' ], string > > = {
	visitors: __( 'Visitors', 'slipstream' ),
	authors: __( 'Authors', 'slipstream' ),
	editors: __( 'Authors, in the editor', 'slipstream' ),
	site: __( 'No personal data', 'slipstream' ),
};

const concernsVisitors = ( { contacts }: Purpose ) =>
	contacts.some( ( { uses } ) =>
		uses.some( ( { who } ) => who === 'visitors' )
	);

function Servers( { hosts, uses }: Contact ) {
	return (
		<li>
			<ul
				className="slipstream-privacy__hosts"
				aria-label={ __( 'Servers', 'slipstream' ) }
			>
				{ hosts.map( ( host ) => (
					<li key={ host }>{ host }</li>
				) ) }
			</ul>
			{ uses.map( ( { who, sent } ) => (
				<p key={ `${ who } ${ sent }` }>
					<span className="slipstream-privacy__who">
						{ CONCERNED[ who ] }
					</span>{ ' ' }
					{ sent }
				</p>
			) ) }
		</li>
	);
}

/** Who is contacted, by purpose. */
export function ContactedServersList( {
	servers,
}: {
	servers: readonly Purpose[];
} ) {
	return (
		<section>
			<h3>{ __( 'Contacted servers', 'slipstream' ) }</h3>
			{ servers.length > 0 && ! servers.some( concernsVisitors ) && (
				<p>
					{ __(
						'None of these servers learns anything about your visitors.',
						'slipstream'
					) }
				</p>
			) }
			{ servers.length === 0 ? (
				<p>
					{ __(
						'With your current settings and published content, Slipstream contacts no other servers.',
						'slipstream'
					) }
				</p>
			) : (
				servers.map( ( { purpose, contacts } ) => (
					<section key={ purpose }>
						<h4>{ purpose }</h4>
						<ul className="slipstream-privacy__contacts">
							{ contacts.map( ( contact ) => (
								<Servers
									key={ contact.hosts.join() }
									{ ...contact }
								/>
							) ) }
						</ul>
					</section>
				) )
			) }
			<p className="slipstream-ui-muted slipstream-privacy__others">
				{ __(
					'Slipstream looks for blocks in your newest 2,000 published posts, templates, and widgets. It lists blocks elsewhere once a page has shown them.',
					'slipstream'
				) }{ ' ' }
				{ __(
					'WordPress, your theme, and other plugins may contact more servers, for example for avatars and updates.',
					'slipstream'
				) }
			</p>
		</section>
	);
}
