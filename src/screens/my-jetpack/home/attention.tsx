import { __, sprintf } from '@wordpress/i18n';
import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useResource } from '@slipstream/data';
import {
	ActionButton,
	getSections,
	Problem,
	useAction,
	useNotify,
	useResourceNews,
} from '@slipstream/ui';
import type { Alert, AlertAction, Section } from '@slipstream/ui';

const notChecked = ( { id, title }: Section ): Alert => ( {
	id: `unknown-${ id }`,
	text: sprintf(
		/* translators: %s: such as "Health". */
		__( '“%s” could not be checked.', 'slipstream' ),
		title
	),
	href: `#/${ id }`,
} );

async function loadAlerts(): Promise< readonly Alert[] > {
	const found = await Promise.all(
		getSections().map( async ( section ) => {
			try {
				return ( await section.loadAlerts?.() ) ?? [];
			} catch {
				return [ notChecked( section ) ];
			}
		} )
	);
	return found.flat();
}

interface ActionProps {
	action: AlertAction;
	/** The ID of the sentence that says what is wrong. */
	describedBy: string;
	onDone: () => Promise< void >;
}

/** What can be done about it at once. */
function Act( { action, describedBy, onDone }: ActionProps ) {
	const notify = useNotify();
	const act = useAction( async () => {
		await action.run();
		notify( action.done );
		await onDone();
	} );
	return (
		<>
			<Problem message={ act.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ act }
					isDestructive
					label={ action.label }
					describedBy={ describedBy }
					question={ action.question }
				/>
			</div>
		</>
	);
}

/** What somebody has to see to. */
export const useAlerts = () =>
	useResource< readonly Alert[] >( 'home-attention', { load: loadAlerts } );

/** What somebody has to see to; nothing where all is well. */
export function Attention() {
	const resource = useAlerts();
	const { data = [], reload } = resource;
	useResourceNews( resource, data.length === 0 );
	return data.length === 0 ? null : (
		<Card className="slipstream-home__attention">
			<CardHeader>
				<h3>{ __( 'Needs attention', 'slipstream' ) }</h3>
			</CardHeader>
			<CardBody>
				<ul>
					{ data.map( ( { id, text, href, action } ) => (
						<li key={ id }>
							<a id={ `slipstream-alert-${ id }` } href={ href }>
								{ text }
							</a>
							{ action && (
								<Act
									action={ action }
									describedBy={ `slipstream-alert-${ id }` }
									onDone={ reload }
								/>
							) }
						</li>
					) ) }
				</ul>
			</CardBody>
		</Card>
	);
}
