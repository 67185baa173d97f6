/** Fetches the panel of changes to texts: those who write new ones never see it. */
export const loadEditPanel = () =>
	import(
		/* webpackChunkName: "ai-edit-panel" */ './components/edit-panel'
	).then( ( { EditPanel } ) => EditPanel );
