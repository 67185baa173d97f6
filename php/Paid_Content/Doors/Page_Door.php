<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use Slipstream\Paid_Content\Gate\Blocks;
use Slipstream\Paid_Content\Gate\Gate;
use Slipstream\Paid_Content\Gate\Names;
use Slipstream\Paid_Content\Gate\Patterns;
use WP_Post;
use WP_Query;

/**
 * Pages, feeds, embeds, excerpts, and all that draws blocks: they get what everybody may read, whoever asks. That is
 * why a page that a cache has kept by mistake shows nothing to a stranger.
 *
 * @phpstan-import-type Block from Blocks
 */
final class Page_Door {

	/** Marks a query whose posts are printed as they are, wherever that is. */
	public const IS_SHOWN = 'slipstream-is-shown';

	/** How many routes are answered at this moment: an editor gets what is stored. */
	private int $routes = 0;

	public function __construct( private Gate $gate ) {}

	public function add_hooks(): void {
		add_filter( 'rest_request_before_callbacks', $this->enter_route( ... ), PHP_INT_MIN );
		add_filter( 'rest_request_after_callbacks', $this->leave_route( ... ), PHP_INT_MAX );
		add_filter( 'the_posts', $this->posts( ... ), PHP_INT_MAX, 2 );
		add_filter( 'content_pagination', $this->pages( ... ), PHP_INT_MIN, 2 );
		add_filter( 'the_content', $this->content( ... ), PHP_INT_MIN, 2 );
		add_filter( 'pre_render_block', $this->block( ... ), PHP_INT_MAX, 2 );
		add_filter( 'render_block_data', $this->before_block( ... ) );
		add_filter(
			'render_block_core/post-featured-image',
			fn ( mixed $html, mixed $block, mixed $one ): mixed =>
				( new Reading_Blocks( $this->gate ) )->featured_image( $html, $one ),
			PHP_INT_MAX,
			3
		);
		add_filter( 'enclosure_links', $this->enclosures( ... ), PHP_INT_MAX, 2 );
		add_filter( 'rss_enclosure', $this->enclosure( ... ), PHP_INT_MAX );
		add_filter( 'atom_enclosure', $this->enclosure( ... ), PHP_INT_MAX );
	}

	private function enter_route( mixed $response ): mixed {
		++$this->routes;
		return $response;
	}

	private function leave_route( mixed $response ): mixed {
		$this->routes = max( 0, $this->routes - 1 );
		return $response;
	}

	/** What a page shows, for themes and plugins that read a post's text themselves. */
	private function posts( mixed $posts, mixed $query ): mixed {
		$is_shown = $query instanceof WP_Query && true === $query->get( self::IS_SHOWN );
		$is_page  = ! is_admin() && ! wp_doing_cron() && ! defined( 'WP_CLI' ) && ! defined( 'XMLRPC_REQUEST' )
			&& ! wp_is_serving_rest_request() && 0 === $this->routes
			&& ( did_action( 'wp' ) > 0 || ( $query instanceof WP_Query && $query->is_main_query() ) );
		if ( ! ( $is_shown || $is_page ) || ! is_array( $posts ) ) {
			return $posts;
		}
		foreach ( $posts as $index => $post ) {
			$gated = $post instanceof WP_Post ? $this->gate->of( $post ) : null;
			if ( null !== $gated && $gated->is_locked() ) {
				// Another object: WordPress may put the one of the query into its cache, where editors find it.
				$posts[ $index ]               = clone $post;
				$posts[ $index ]->post_content = $gated->content;
			}
		}
		return $posts;
	}

	/**
	 * What get_the_content() gives, also for excerpts and feeds.
	 *
	 * @param mixed $pages The parts of the text, divided by page breaks.
	 */
	private function pages( mixed $pages, mixed $post ): mixed {
		if ( ! $post instanceof WP_Post ) {
			return $pages;
		}
		$gated = $this->gate->of( $post );
		return $gated->content === $post->post_content ? $pages : self::divided( $gated->content );
	}

	/** @return list<string> As WordPress divides a text. */
	private static function divided( string $content ): array {
		$breaks  = array( "\n<!--nextpage-->\n", "\n<!--nextpage-->", "<!--nextpage-->\n" );
		$content = str_replace( $breaks, '<!--nextpage-->', $content );
		$content = str_replace( array( '<!-- wp:nextpage -->', '<!-- /wp:nextpage -->' ), '', $content );
		return explode( '<!--nextpage-->', (string) preg_replace( '/^<!--nextpage-->/', '', $content ) );
	}

	/**
	 * What is drawn as a text, by whomever. Some hand over what is stored.
	 *
	 * @param mixed $id The post, where it is named.
	 */
	private function content( mixed $text, mixed $id = null ): mixed {
		if ( ! is_string( $text ) ) {
			return $text;
		}
		$post   = get_post( is_int( $id ) && $id > 0 ? $id : null );
		$is_own = false;
		if ( $post instanceof WP_Post ) {
			$gated = $this->gate->of( $post );
			if ( $text === $post->post_content || $gated->leaks_into( $text ) ) {
				return $gated->content;
			}
			$is_own = str_contains( $post->post_content, trim( $text ) );
		}
		return $this->gate->of_text( $text, ! $is_own )->content;
	}

	/**
	 * A block that is drawn by itself, such as in a widget or a template. Those whose block is off would print what is
	 * saved in them.
	 *
	 * @param mixed        $drawn What is drawn in its place.
	 * @param array<mixed> $block
	 */
	private function block( mixed $drawn, array $block ): mixed {
		$name = $block['blockName'] ?? null;
		if ( Names::PATTERN === $name && null === $drawn ) {
			$locked = $this->gate->locked_pattern( $block );
			return null === $locked ? $drawn : do_blocks( $locked );
		}
		if ( ! in_array( $name, array( Names::CONTAINER, Names::MEMBERS, Names::PAYWALL ), true ) ) {
			return $drawn;
		}
		if ( Names::CONTAINER !== $name ) {
			return '';
		}
		/** @var Block $block */
		$html = '';
		foreach ( Patterns::parse( $this->gate->of_text( serialize_blocks( array( $block ) ) )->content ) as $shown ) {
			$html .= render_block( $shown );
		}
		return $html;
	}

	/**
	 * Recordings that feeds name: WordPress looks for them in what is stored.
	 *
	 * @param mixed $links Addresses.
	 */
	private function enclosures( mixed $links, mixed $id ): mixed {
		$post = get_post( (int) $id );
		if ( ! is_array( $links ) || ! $post instanceof WP_Post ) {
			return $links;
		}
		$gated = $this->gate->of( $post );
		return array_values(
			array_filter( $links, static fn ( mixed $url ): bool => is_string( $url ) && ! $gated->hides( $url ) )
		);
	}

	/** One that was found before the text was locked. */
	private function enclosure( mixed $html ): mixed {
		$post  = get_post();
		$gated = $post instanceof WP_Post ? $this->gate->of( $post ) : null;
		return null !== $gated && is_string( $html ) && $gated->hides_any( wp_extract_urls( $html ) ) ? '' : $html;
	}

	/**
	 * @param array<mixed> $block
	 * @return array<mixed>
	 */
	private function before_block( array $block ): array {
		$name = $block['blockName'] ?? null;
		if ( 'core/footnotes' === $name || 'core/latest-posts' === $name ) {
			( new Reading_Blocks( $this->gate ) )->prepare( $name );
		}
		return $block;
	}
}
