import { SnackbarList } from '@wordpress/components';
import { ConfirmProvider } from './components/confirm';
import { Detail } from './components/detail';
import { Folder } from './components/folder';
import { Tabs } from './components/tabs';
import { Toolbar } from './components/toolbar';
import { InboxProvider, useInboxState } from './hooks/use-inbox';

/** The screen of responses: a list, and beside it the one that is open. */
export function App() {
	const inbox = useInboxState();
	const { view, notices, removeNotice } = inbox;
	return (
		<InboxProvider value={ inbox }>
			<ConfirmProvider>
				<div className="slipstream-inbox-room">
					<div
						className={ `slipstream-inbox${ view.id ? ' is-open' : '' }` }
					>
						<div className="slipstream-inbox__list">
							<Tabs />
							<Toolbar />
							<Folder />
						</div>
						{ view.id > 0 && <Detail /> }
					</div>
				</div>
			</ConfirmProvider>
			<SnackbarList
				className="slipstream-inbox__snackbars"
				notices={ notices }
				onRemove={ removeNotice }
			/>
		</InboxProvider>
	);
}
