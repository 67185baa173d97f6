import { Detail } from './components/detail';
import { Responses } from './components/responses';
import { InboxProvider, useInboxState } from './hooks/use-inbox';

/** The screen of responses: a list, and beside it the one that is open. */
export function App() {
	const inbox = useInboxState();
	const { id } = inbox.view;
	return (
		<InboxProvider value={ inbox }>
			<div className="slipstream-forms">
				<div
					className={ `slipstream-forms__panes${ id ? ' is-open' : '' }` }
				>
					<Responses />
					{ id > 0 && <Detail /> }
				</div>
			</div>
		</InboxProvider>
	);
}
