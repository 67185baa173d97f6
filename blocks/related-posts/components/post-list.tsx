import { __ } from '@wordpress/i18n';
import type { RelatedAttributes, RelatedPost } from '../types';

interface Props {
	attributes: Readonly< RelatedAttributes >;
	/** Undefined until they are known. */
	posts: readonly RelatedPost[] | undefined;
	/** What is said where there are fewer. */
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

/** Places that keep the layout still until the posts have come. */
function Loading( { count }: { count: number } ) {
	return (
		<div
			className="jp-related-posts-i2__list"
			data-post-count={ count }
			aria-hidden
		>
			{ Array.from( { length: count }, ( _, at ) => (
				<div key={ at } className="slipstream-related__loading" />
			) ) }
		</div>
	);
}

function Post( {
	attributes,
	post,
}: {
	attributes: Readonly< RelatedAttributes >;
	post: RelatedPost;
} ) {
	const { src, alt_text: alternative } = post.img;
	return (
		<li className="jp-related-posts-i2__post">
			<a className="jp-related-posts-i2__post-link" href={ post.url }>
				{ post.title }
				{ attributes.displayThumbnails && src && (
					<img
						className="jp-related-posts-i2__post-img"
						src={ src }
						alt={ alternative ?? '' }
					/>
				) }
			</a>
			<Details attributes={ attributes } post={ post } />
		</li>
	);
}

/** The posts as on the page; where there are fewer than were asked for, why. */
export function PostList( { attributes, posts, missing }: Props ) {
	const count = Math.min( 6, Math.max( 1, attributes.postsToShow || 3 ) );
	const shown = posts?.slice( 0, count );
	return (
		<>
			{ shown && shown.length > 0 && (
				<ul
					className="jp-related-posts-i2__list"
					data-post-count={ shown.length }
					aria-label={ __( 'Related Posts', 'slipstream' ) }
				>
					{ shown.map( ( post ) => (
						<Post
							key={ post.id }
							attributes={ attributes }
							post={ post }
						/>
					) ) }
				</ul>
			) }
			{ ! shown && <Loading count={ count } /> }
			{ shown && shown.length < count && (
				<p className="slipstream-related__missing">{ missing }</p>
			) }
		</>
	);
}
