import { isBusy } from '@slipstream/ai-client';
import { Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { fieldMessages } from '../field-request';
import { usedTags } from '../tags';
import { useDrafts } from '../use-drafts';
import { useTags } from '../use-tags';
import { DraftsFrame } from './drafts-frame';
import { TagChoices } from './tag-choices';
import type { TagChoice } from '../tags';
import type { WriteTool } from '@slipstream/ai-actions';
import type { Post } from '../use-post';
import type { Tags } from '../use-tags';

interface Props {
	tool: WriteTool;
	post: Post;
	onClose: () => void;
}

function addLabel( { ticked }: Tags ): string {
	return ticked.length === 0
		? __( 'Add tags', 'slipstream' )
		: sprintf(
				/* translators: %d: how many tags. */
				_n( 'Add %d tag', 'Add %d tags', ticked.length, 'slipstream' ),
				ticked.length
			);
}

/** Suggests tags; the author chooses which of them the post gets. */
export function TagsPanel( { tool, post, onClose }: Props ) {
	const [ known, setKnown ] = useState< readonly TagChoice[] >( [] );
	const drafts = useDrafts( async ( asked ) => {
		const used = await usedTags();
		setKnown( used );
		return {
			messages: fieldMessages(
				{
					type: 'ai-assistant-suggest-tags',
					content: await post.text(),
					existing: used.map( ( { name } ) => name ).join( '\n' ),
				},
				asked
			),
		};
	} );
	const { request, text, count } = drafts;
	const isRunning = isBusy( request.state );
	const tags = useTags( isRunning ? '' : text, known );
	const add = async () => {
		if ( await tags.add() ) {
			onClose();
		}
	};
	return (
		<DraftsFrame
			tool={ tool }
			post={ post }
			drafts={ drafts }
			begins
			canAccept={ tags.ticked.length > 0 && ! tags.isAdding }
			acceptLabel={ addLabel( tags ) }
			onAccept={ () => void add() }
			onClose={ onClose }
		>
			{ isRunning && text && (
				<p className="slipstream-ai-panel__arriving" aria-busy="true">
					{ text }
				</p>
			) }
			{ ! isRunning &&
				count > 0 &&
				( tags.choices ? <TagChoices tags={ tags } /> : <Spinner /> ) }
		</DraftsFrame>
	);
}
