import { AddHeadline } from './add-headline';
import { AuthorPanel } from './author-panel';
import { LookPanels } from './look-panels';
import { SitePanel } from './site-panel';
import { canManageOptions } from '@slipstream/settings';
import type { Feature } from '../hooks/use-feature';
import type { RelatedAttributes, Subject } from '../types';

interface Props {
	attributes: Readonly< RelatedAttributes >;
	setAttributes: ( attributes: Partial< RelatedAttributes > ) => void;
	clientId: string;
	/** Whether there is no headline. */
	isEmpty: boolean;
	subject: Subject;
	feature: Feature;
	/** Called after the site's settings have changed. */
	onChanged: () => void;
}

/** Toolbar and sidebar: the block's look, the post's choice, the site's settings. */
export function Panels( props: Props ) {
	const { attributes, setAttributes, clientId, isEmpty } = props;
	const { subject, feature, onChanged } = props;
	const { postId, postType } = subject;
	return (
		<>
			<LookPanels
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ isEmpty && <AddHeadline clientId={ clientId } /> }
			{ postId && postType && (
				<AuthorPanel
					postId={ postId }
					postType={ postType }
					types={ feature.postTypes }
				/>
			) }
			{ canManageOptions() && (
				<SitePanel
					onChanged={ onChanged }
					onDeactivate={ feature.deactivate }
				/>
			) }
		</>
	);
}
