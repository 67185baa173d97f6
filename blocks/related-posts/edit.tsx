import { stayHere } from '@slipstream/block-kit';
import {
	store as blockEditorStore,
	useBlockEditingMode,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Inactive } from './components/inactive';
import { Panels } from './components/panels';
import { PostList } from './components/post-list';
import { examples } from './examples';
import { useFeature } from './hooks/use-feature';
import { useRelatedPosts } from './hooks/use-related-posts';
import type { RelatedAttributes, Subject } from './types';
import type { EditProps } from '@slipstream/block-kit';

/** How the editor shows the block, and whether it was made here and now. */
function useSurroundings( clientId: string ) {
	const { isPreview, isEmpty, isNew } = useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			return {
				isPreview: editor.getSettings().isPreviewMode === true,
				isEmpty: editor.getBlockCount( clientId ) === 0,
				isNew: editor.wasBlockJustInserted( clientId ),
			};
		},
		[ clientId ]
	);
	// A block that a post came with stays as it is: only a new one gets a place for a headline.
	const [ wasNew ] = useState( isNew );
	return { isPreview, isEmpty, wasNew };
}

/** What is said where fewer posts are found than were asked for. */
function whyMissing( { postId }: Subject, isUnsaved: boolean ) {
	if ( isUnsaved ) {
		return __( 'Save the draft to see a preview.', 'slipstream' );
	}
	return postId
		? __(
				"Preview unavailable: you haven't published enough posts with similar content.",
				'slipstream'
			)
		: __( 'Preview unavailable in site editor.', 'slipstream' );
}

/** The headline's place: the block takes nothing else in. */
const headline = ( wasNew: boolean ) => ( {
	allowedBlocks: [ 'core/heading' ],
	template: wasNew
		? [
				[
					'core/heading',
					{ placeholder: __( 'Add a headline', 'slipstream' ) },
				],
			]
		: undefined,
	// The toolbar adds one: a button here would move the posts under the pointer that selects the block.
	renderAppender: false,
} );

export default function Edit( props: EditProps< RelatedAttributes > ) {
	const { attributes, setAttributes, clientId, context } = props;
	const subject = context as Subject;
	const { isPreview, isEmpty, wasNew } = useSurroundings( clientId );
	const isLocked = useBlockEditingMode() !== 'default';
	const feature = useFeature( ! isPreview );
	const isOn = isPreview || feature.status === 'on';
	const { posts, isUnsaved, refresh } = useRelatedPosts(
		subject,
		isOn && ! isPreview
	);
	const ref = useRef< HTMLElement >( null );
	const { children, ...blockProps } = useInnerBlocksProps(
		useBlockProps( {
			ref,
			className: 'jp-relatedposts-i2',
			'data-layout': attributes.postLayout === 'list' ? 'list' : 'grid',
			'aria-busy': feature.status === 'loading' && ! isPreview,
			onClick: stayHere,
		} ),
		headline( wasNew )
	) as { children?: React.ReactNode };
	return (
		<div { ...blockProps }>
			{ isOn && ! isPreview && ! isLocked && (
				<Panels
					attributes={ attributes }
					setAttributes={ setAttributes }
					clientId={ clientId }
					isEmpty={ isEmpty }
					subject={ subject }
					feature={ feature }
					onChanged={ refresh }
				/>
			) }
			{ ! isPreview && feature.status === 'off' ? (
				<Inactive
					feature={ feature }
					onActivated={ () => ref.current?.focus() }
				/>
			) : (
				<>
					{ children }
					<PostList
						attributes={ attributes }
						posts={ isPreview ? examples() : posts }
						missing={ whyMissing( subject, isUnsaved ) }
					/>
				</>
			) }
		</div>
	);
}
