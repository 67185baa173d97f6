<?php
/**
 * The ways to a post's text. Each gives all that a stranger, or a member who is signed in, gets by it.
 *
 * @return array<string, Closure( WP_Post, WP_Comment ): string>
 */

declare( strict_types=1 );

use Slipstream\Tests\Paid_Content\Doors;

return array(
	// The page.
	'the page'                              => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => the_content() ),
	'its second page'                       => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => the_content(), array( 'page' => 2 ) ),
	'the list of posts'                     => static fn ( WP_Post $post ): string => Doors::in_list( $post, static fn () => the_content() ),
	'get_the_content()'                     => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => print get_the_content() ),
	'get_the_content() of a post'           => static fn ( WP_Post $post ): string => get_the_content( null, false, get_post( $post->ID ) ),
	'stored text, drawn as a post'          => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => print apply_filters( 'the_content', get_post_field( 'post_content', $post->ID, 'raw' ) ) ),
	'stored text, cut, drawn as a post'     => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => print apply_filters( 'the_content', '<div>' . strip_shortcodes( (string) get_post_field( 'post_content', $post->ID, 'raw' ) ) . '</div>' ) ),
	'the text that a theme reads'           => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => print $GLOBALS['post']->post_content ),
	'the object that is looked at'          => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => print get_queried_object()->post_content ),
	'a description made of it'              => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => print wp_trim_words( wp_strip_all_tags( get_queried_object()->post_content ), 200 ) ),
	'the head of the page'                  => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => do_action( 'wp_head' ) ),
	'the end of the page'                   => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => do_action( 'wp_footer' ) ),
	'the first picture of it'               => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => print implode( ' ', wp_extract_urls( get_the_content() ) ) ),
	'the title'                             => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => the_title() ),

	// Excerpts.
	'the excerpt'                           => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => the_excerpt() ),
	'get_the_excerpt()'                     => static fn ( WP_Post $post ): string => get_the_excerpt( $post->ID ),
	'the excerpt in a list'                 => static fn ( WP_Post $post ): string => Doors::in_list( $post, static fn () => the_excerpt() ),
	'wp_trim_excerpt()'                     => static fn ( WP_Post $post ): string => wp_trim_excerpt( '', $post->ID ),
	'the excerpt of an embed'               => static fn ( WP_Post $post ): string => Doors::in_loop( $post, static fn () => the_excerpt_embed() ),

	// Blocks that show posts.
	'the block of the post’s text'          => static fn ( WP_Post $post ): string => Doors::block( $post, '<!-- wp:post-content /-->' ),
	'the block of its excerpt'              => static fn ( WP_Post $post ): string => Doors::block( $post, '<!-- wp:post-excerpt /-->' ),
	'a list of posts with their text'       => static fn ( WP_Post $post ): string => Doors::block( $post, '<!-- wp:query {"query":{"perPage":5,"postType":"post"}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-content /--><!-- wp:post-excerpt /--><!-- /wp:post-template --></div><!-- /wp:query -->' ),
	'latest posts with their text'          => static fn ( WP_Post $post ): string => Doors::block( $post, '<!-- wp:latest-posts {"postsToShow":5,"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->' ),
	'latest posts with excerpts'            => static fn ( WP_Post $post ): string => Doors::block( $post, '<!-- wp:latest-posts {"postsToShow":5,"displayPostContent":true} /-->' ),
	'latest posts, drawn for an editor'     => static fn ( WP_Post $post ): string => do_blocks( '<!-- wp:latest-posts {"postsToShow":5,"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->' ),
	'the first picture as the featured one' => static fn ( WP_Post $post ): string => Doors::in_loop(
		$post,
		static fn () => print ( new WP_Block(
			parse_blocks( '<!-- wp:post-featured-image {"useFirstImageFromPost":true} /-->' )[0],
			array(
				'postId'   => $post->ID,
				'postType' => 'post',
			)
		) )->render()
	),
	'footnotes'                             => static fn ( WP_Post $post ): string => Doors::block( $post, '<!-- wp:footnotes /-->' ),
	'the first blocks, drawn alone'         => static fn ( WP_Post $post ): string => Doors::only_containers( $post, static fn () => print do_blocks( $post->post_content ) ),
	'its pattern, drawn alone'              => static fn ( WP_Post $post ): string => preg_match( '/"ref":(\d+)/', $post->post_content, $ref ) ? do_blocks( "<!-- wp:block {\"ref\":$ref[1]} /-->" ) : '',
	'a text of another post'                => static fn ( WP_Post $post ): string => str_contains( $post->post_content, 'wp:jetpack/paywall' ) ? (string) apply_filters( 'the_content', $post->post_content ) : '',
	'the recordings that feeds name'        => static fn ( WP_Post $post ): string => implode( ' ', apply_filters( 'enclosure_links', array( 'https://example.org/quixoticapicture.jpg' ), $post->ID ) ),
	'latest comments'                       => static fn ( WP_Post $post ): string => Doors::block( $post, '<!-- wp:latest-comments /-->' ),

	// Feeds.
	'RSS 2'                                 => static fn ( WP_Post $post ): string => Doors::feed( $post, 'rss2' ),
	'Atom'                                  => static fn ( WP_Post $post ): string => Doors::feed( $post, 'atom' ),
	'RDF'                                   => static fn ( WP_Post $post ): string => Doors::feed( $post, 'rdf' ),
	'RSS 0.92'                              => static fn ( WP_Post $post ): string => Doors::feed( $post, 'rss' ),
	'the feed of comments'                  => static fn ( WP_Post $post ): string => Doors::feed( $post, 'comments-rss2' ),
	'the feed of its comments'              => static fn ( WP_Post $post ): string => Doors::feed( $post, 'comments-atom' ),

	// REST.
	'a post'                                => static fn ( WP_Post $post ): string => Doors::rest( "/wp/v2/posts/$post->ID" ),
	'a post to embed'                       => static fn ( WP_Post $post ): string => Doors::rest( "/wp/v2/posts/$post->ID", array( 'context' => 'embed' ) ),
	'a post to edit'                        => static fn ( WP_Post $post ): string => Doors::rest( "/wp/v2/posts/$post->ID", array( 'context' => 'edit' ) ),
	'posts'                                 => static fn ( WP_Post $post ): string => Doors::rest( '/wp/v2/posts', array( 'per_page' => 100 ) ),
	'posts, only their text'                => static fn ( WP_Post $post ): string => Doors::rest( '/wp/v2/posts', array( '_fields' => 'content,excerpt,meta' ) ),
	'posts by locked words'                 => static fn ( WP_Post $post ): string => Doors::found( $post, Doors::rest( '/wp/v2/posts', array( 'search' => 'LOCKED_WORDS' ) ) ),
	'the search by locked words'            => static fn ( WP_Post $post ): string => Doors::found( $post, Doors::rest( '/wp/v2/search', array( 'search' => 'LOCKED_WORDS' ) ) ),
	'revisions'                             => static fn ( WP_Post $post ): string => Doors::rest( "/wp/v2/posts/$post->ID/revisions" ),
	'autosaves'                             => static fn ( WP_Post $post ): string => Doors::rest( "/wp/v2/posts/$post->ID/autosaves" ),
	'synced patterns'                       => static fn ( WP_Post $post ): string => Doors::rest( '/wp/v2/blocks' ),
	'comments'                              => static fn ( WP_Post $post ): string => Doors::rest( '/wp/v2/comments', array( 'post' => $post->ID ) ),
	'all comments'                          => static fn ( WP_Post $post ): string => Doors::rest( '/wp/v2/comments' ),
	'a comment'                             => static fn ( WP_Post $post, WP_Comment $comment ): string => Doors::rest( "/wp/v2/comments/$comment->comment_ID" ),
	'oEmbed'                                => static fn ( WP_Post $post ): string => Doors::rest( '/oembed/1.0/embed', array( 'url' => get_permalink( $post ) ) ),
	'abilities'                             => static fn ( WP_Post $post ): string => Doors::rest( '/wp-abilities/v1/abilities' ),
	'related posts'                         => static fn ( WP_Post $post ): string => Doors::rest( '/jetpack/v4/related-posts', array( 'post' => $post->ID ) ),
	'the member’s part by GET'              => static fn ( WP_Post $post ): string => Doors::rest( "/slipstream/v1/paid-content/$post->ID" ),
	'the member’s part'                     => static fn ( WP_Post $post ): string => Doors::rest( "/slipstream/v1/paid-content/$post->ID", array(), 'POST' ),
	'the member’s page'                     => static fn ( WP_Post $post ): string => Doors::member_page( (string) $post->ID ),
	'the address that works once'           => static fn ( WP_Post $post ): string => Doors::member_page( 'c2VhbGVk' ),

	// Searches on the page.
	'the search of the site'                => static fn ( WP_Post $post ): string => Doors::found( $post, Doors::search( 'LOCKED_WORDS' ) ),
	'a search for a phrase'                 => static fn ( WP_Post $post ): string => Doors::found( $post, Doors::search( 'LOCKED_WORDS are', array( 'sentence' => true ) ) ),
	'a search for exactly this'             => static fn ( WP_Post $post ): string => str_contains( $post->post_content, 'wp:block' ) ? '' : Doors::found(
		$post,
		Doors::search(
			$post->post_content,
			array(
				'exact'    => true,
				'sentence' => true,
			)
		)
	),
	'a search for a picture'                => static fn ( WP_Post $post ): string => Doors::found( $post, Doors::search( 'LOCKED_PICTURE' ) ),
	'a search without filters'              => static fn ( WP_Post $post ): string => Doors::found(
		$post,
		implode(
			' ',
			array_map(
				static fn ( WP_Post $one ): string => "post-$one->ID",
				get_posts(
					array(
						's'                => 'LOCKED_WORDS',
						'suppress_filters' => true,
					)
				)
			)
		)
	),

	// Others.
	'XML-RPC'                               => static fn ( WP_Post $post ): string => (string) wp_json_encode( apply_filters( 'xmlrpc_prepare_post', array( 'post_content' => $post->post_content ), $post->to_array(), array() ) ),
	'a sitemap'                             => static fn ( WP_Post $post ): string => (string) wp_json_encode( wp_sitemaps_get_server()->registry->get_provider( 'posts' )->get_url_list( 1, 'post' ) ),
	'the words of related posts'            => static fn ( WP_Post $post ): string => (string) wp_json_encode( ( Slipstream\Related_Posts\Search\Document::of( $post, new Slipstream\Related_Posts\Search\Tokenizer() ) )->words ),
	'the picture of related posts'          => static fn ( WP_Post $post ): string => Slipstream\Related_Posts\Search\Document::public_content( $post ),
	'a trackback'                           => static fn ( WP_Post $post ): string => (string) apply_filters( 'the_content', $post->post_content, $post->ID ),
	'what other plugins are given'          => static fn ( WP_Post $post ): string => (string) apply_filters( 'slipstream_public_content', $post->post_content, $post ),
	'the words for searches'                => static fn ( WP_Post $post ): string => (string) get_post_meta( $post->ID, '_slipstream_open_words', true ),
);
