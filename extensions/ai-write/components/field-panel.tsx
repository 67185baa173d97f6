import { META, useEditor } from '@slipstream/ai-actions';
import { isBusy } from '@slipstream/ai-client';
import { ChangedText } from '@slipstream/ai-diff';
import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	excerptContext,
	fieldMessages,
	LONGEST_META,
	WORDS,
} from '../field-request';
import { plainLine } from '../plain-line';
import { useDrafts } from '../use-drafts';
import { useFields } from '../use-fields';
import { DraftNotes } from './draft-notes';
import { DraftsFrame } from './drafts-frame';
import { ExcerptOptions } from './excerpt-options';
import type { ExcerptOptions as Options } from '../field-request';
import type { WriteTool } from '@slipstream/ai-actions';
import type { DraftRequest, ComposedRequest } from '../use-drafts';
import type { Post } from '../use-post';

type FieldName = 'excerpt' | 'meta';

interface Props {
	tool: WriteTool;
	field: FieldName;
	post: Post;
	onClose: () => void;
}

/** The features that requests for these texts are counted as. */
const FEATURES: Readonly< Record< FieldName, string > > = {
	excerpt: 'jetpack-ai-content-lens',
	meta: 'jetpack-seo-enhancer',
};

/** Makes the requests for a field. */
function useCompose( field: FieldName, post: Post, options: Options ) {
	const { postId } = useEditor();
	return async ( asked: DraftRequest ): Promise< ComposedRequest > => {
		const content = await post.text();
		const context =
			field === 'excerpt'
				? excerptContext( content, postId(), options )
				: { type: 'ai-assistant-meta-description', content };
		const [ language ] = options.language.split( ' ' );
		const wanted = language ? { language } : { source: content };
		return {
			messages: fieldMessages( context, asked ),
			// The author's own words may ask for any language.
			expected: asked.request ? undefined : wanted,
		};
	};
}

/** How long a text is, in what its field is measured in. */
function lengthOf( field: FieldName, text: string ): string {
	if ( field === 'meta' ) {
		return sprintf(
			/* translators: 1: how many characters a text has, 2: how many fit. */
			__( '%1$d of %2$d characters', 'slipstream' ),
			[ ...text ].length,
			LONGEST_META
		);
	}
	const words = text.split( /\s+/ ).filter( Boolean ).length;
	return sprintf(
		/* translators: %d: how many words a text has. */
		_n( '%d word', '%d words', words, 'slipstream' ),
		words
	);
}

/** Puts a text into its field. */
function useAcceptance( field: FieldName ): ( text: string ) => void {
	const fields = useFields();
	return ( text ) =>
		field === 'excerpt'
			? fields.write(
					{ excerpt: text },
					__( 'Excerpt added to the post.', 'slipstream' )
				)
			: fields.write(
					{
						meta: {
							...Object( fields.read( 'meta' ) ),
							[ META ]: text,
						},
					},
					__( 'Meta description added to the post.', 'slipstream' )
				);
}

/** Writes a text for a field of the post. */
export function FieldPanel( { tool, field, post, onClose }: Props ) {
	const [ options, setOptions ] = useState< Options >( {
		words: WORDS.usual,
		tone: '',
		language: '',
	} );
	const drafts = useDrafts( useCompose( field, post, options ), {
		feature: FEATURES[ field ],
		clean: plainLine,
	} );
	const accept = useAcceptance( field );
	const { request, text } = drafts;
	const isRunning = isBusy( request.state );
	// Its author may empty it, to write another.
	const hasSuggestion = text !== '' || drafts.count > 0;
	return (
		<DraftsFrame
			tool={ tool }
			post={ post }
			drafts={ drafts }
			begins={ field === 'meta' }
			canAccept={ text.trim() !== '' }
			emptyLabel={
				field === 'excerpt'
					? __( 'Write the excerpt', 'slipstream' )
					: undefined
			}
			onAccept={ () => {
				accept( text.trim() );
				onClose();
			} }
			onClose={ onClose }
		>
			{ ( showsChanges ) => (
				<>
					{ hasSuggestion && showsChanges && (
						<ChangedText
							before={ drafts.before ?? '' }
							text={ text }
						/>
					) }
					{ hasSuggestion && ! showsChanges && (
						<TextareaControl
							__nextHasNoMarginBottom
							className="slipstream-ai-write__field"
							label={ __( 'Suggestion', 'slipstream' ) }
							help={ lengthOf( field, text ) }
							rows={ 4 }
							value={ text }
							readOnly={ isRunning }
							aria-busy={ isRunning }
							onChange={ drafts.reword }
						/>
					) }
					<DraftNotes drafts={ drafts } />
					{ field === 'excerpt' && (
						<ExcerptOptions
							options={ options }
							isDisabled={ isRunning }
							onChange={ setOptions }
						/>
					) }
				</>
			) }
		</DraftsFrame>
	);
}
