import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import { getSections, useNotify } from '@slipstream/ui';
import { DismissibleNotice } from './dismissible-notice';
import type { ReactNode } from 'react';

/** What can be put away for good, for everybody on this site. */
const NAMES = [ 'welcome', 'feedback_dash_request' ] as const;
type Name = ( typeof NAMES )[ number ];

const ROUTE = 'slipstream/v1/notices';

/** Sections that a new site is set up in. */
const FIRST = [ 'modules', 'add-jetpack-ai', 'recommendations' ];

/** Where to begin. */
function Welcome() {
	const sections = FIRST.flatMap(
		( id ) => getSections().find( ( section ) => section.id === id ) ?? []
	);
	return (
		<>
			<p>
				{ __(
					'Welcome to Slipstream. Its blocks are already in the editor. Here is where to start:',
					'slipstream'
				) }
			</p>
			<ul>
				{ sections.map( ( { id, title } ) => (
					<li key={ id }>
						<a href={ `#/${ id }` }>{ title }</a>
					</li>
				) ) }
			</ul>
		</>
	);
}

const Feedback = ( { address }: { address: string } ) => (
	<p>
		<ExternalLink href={ address }>
			{ __( 'Tell us what works and what does not', 'slipstream' ) }
		</ExternalLink>
	</p>
);

function useDismissed() {
	const notify = useNotify();
	const { data, update } = useResource< { dismissed: readonly Name[] } >(
		ROUTE
	);
	return {
		dismissed: data?.dismissed,
		dismiss: ( name: Name ) => {
			update( { dismissed: [ ...( data?.dismissed ?? [] ), name ] } );
			getHttp()
				.post( `jetpack/v4/notice/${ name }`, { dismissed: true } )
				.catch( () =>
					notify(
						__(
							'This could not be saved, so you will see it again.',
							'slipstream'
						),
						{ isError: true }
					)
				);
		},
	};
}

/** A welcome on a new site, later a request for feedback where somebody wants it: one at a time, each until it is put away. */
export function HomeNotices() {
	const { dismissed, dismiss } = useDismissed();
	const address = getSettings().ai.feedback ?? '';
	const contents: Record< Name, ReactNode > = {
		welcome: <Welcome />,
		feedback_dash_request: address && <Feedback address={ address } />,
	};
	const name =
		dismissed &&
		NAMES.find( ( one ) => contents[ one ] && ! dismissed.includes( one ) );
	return (
		<DismissibleNotice
			status="info"
			onDismiss={ () => name && dismiss( name ) }
		>
			{ name && contents[ name ] }
		</DismissibleNotice>
	);
}
