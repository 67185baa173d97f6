import { __ } from '@wordpress/i18n';
import type { RelatedAttributes, RelatedPost } from '../types';

interface Props {
	attributes: Readonly< RelatedAttributes >;
	/** Undefined until they are known. */
	posts: readonly RelatedPost[] | undefined;
	/** What stands where a post is missing. */
	missing: string;
}

/** What is told of a post below its title. */
function Details( {
	attributes: { displayDate, displayAuthor, displayContext },
	post,
}: {
	attributes: Readonly< RelatedAttributes >;
	post: RelatedPost;
} ) {
	const { text, link } = post.block_context;
	const details = [
		displayDate && [ 'date', __( 'Date', 'slipstream' ), post.date ],
		displayAuthor && [
			'author',
			__( 'Author', 'slipstream' ),
			post.author,
		],
		displayContext &&
			text && [
				'context',
				__( 'In relation to', 'slipstream' ),
				link ? <a href={ link }>{ text }</a> : text,
			],
	].filter( Array.isArray );
	if ( details.length === 0 ) {
		return null;
	}
	return (
		<dl className="jp-related-posts-i2__post-defs">
			{ details.flatMap( ( [ name, label, value ] ) => [
				<dt key={ `${ name }-name` }>{ label }</dt>,
				<dd
					key={ name }
					className={ `jp-related-posts-i2__post-${ name }` }
				>
					{ value }
				</dd>,
			] ) }
		</dl>
	);
}

/** The posts as on the page; where one is missing, why. */
export function PostList( { attributes, posts, missing }: Props ) {
	const count = Math.min( 6, Math.max( 1, attributes.postsToShow || 3 ) );
	const places = Array.from( { length: count }, ( _, at ) => posts?.[ at ] );
	return (
		<ul className="jp-related-posts-i2__list" data-post-count={ count }>
			{ places.map( ( post, at ) => (
				<li key={ at } className="jp-related-posts-i2__post">
					{ post ? (
						<>
							<a
								className="jp-related-posts-i2__post-link"
								href={ post.url }
							>
								{ post.title }
								{ attributes.displayThumbnails &&
									post.img.src && (
										<img
											className="jp-related-posts-i2__post-img"
											src={ post.img.src }
											alt={ post.img.alt_text ?? '' }
										/>
									) }
							</a>
							<Details attributes={ attributes } post={ post } />
						</>
					) : (
						<p
							className="slipstream-related__missing"
							data-loading={ ! posts || undefined }
						>
							{ posts ? missing : ' ' }
						</p>
					) }
				</li>
			) ) }
		</ul>
	);
}
