<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Blocks\Attributes;
use Slipstream\Related_Posts\Related_Posts as Engine;
use Slipstream\Support\Page_Ids;
use WP_Block;
use WP_Post;
use WP_Query;

/**
 * Renders the related-posts block, once per page.
 *
 * @phpstan-import-type Card from \Slipstream\Related_Posts\Cards
 */
final class Related_Posts_Block {

	public const NAME = 'jetpack/related-posts';

	/** The page's main query. */
	private ?WP_Query $page = null;

	/** Whether the page has already shown related posts. */
	private bool $is_shown = false;

	public function __construct( private Engine $engine ) {}

	/**
	 * A block's HTML. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    The saved HTML.
	 */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		if ( is_feed() ) {
			return '';
		}
		if ( is_admin() || wp_is_serving_rest_request() ) {
			return $content;
		}
		$post  = $this->post( $block );
		$cards = $post && ! $this->was_rendered()
			? $this->engine->for_post( $post, self::count( $attributes ), self::origins() )
			: array();
		if ( ! $post || ! $cards ) {
			return '';
		}
		$this->remember( $post->ID );
		list( $headline, $label ) = self::headline( $attributes, $block );
		$wrapper                  = get_block_wrapper_attributes(
			array(
				'class'       => 'jp-relatedposts-i2',
				'data-layout' => 'list' === ( $attributes['postLayout'] ?? '' ) ? 'list' : 'grid',
				'aria-label'  => $label,
			)
		);
		return sprintf(
			'<nav %1$s>%2$s<ul class="jp-related-posts-i2__list" role="list" data-post-count="%3$d">%4$s</ul></nav>',
			$wrapper,
			$headline,
			count( $cards ),
			implode( '', array_map( static fn ( array $card ): string => self::item( $card, $attributes ), $cards ) )
		);
	}

	/** The shortcode's HTML. The site's settings define its look. */
	public function render_shortcode(): string {
		$look = $this->engine->options()->look();
		return render_block(
			array(
				'blockName'    => self::NAME,
				'attrs'        => array(
					'postLayout'        => $look['layout'],
					'displayHeadline'   => $look['show_headline'],
					'headline'          => $look['headline'],
					'displayThumbnails' => $look['show_thumbnails'],
					'displayDate'       => $look['show_date'],
					'displayContext'    => $look['show_context'],
					'postsToShow'       => $look['size'],
				),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/**
	 * The post for the block: from the page, or from the loop around the block. Next to a list of posts, there is none.
	 */
	private function post( WP_Block $block ): ?WP_Post {
		$id   = $block->context['postId'] ?? null;
		$post = is_singular() || in_the_loop() || isset( $block->context['queryId'] )
			? get_post( is_numeric( $id ) ? (int) $id : null )
			: null;
		return $post instanceof WP_Post ? $post : null;
	}

	private function was_rendered(): bool {
		$page = $GLOBALS['wp_the_query'] ?? null;
		if ( $page !== $this->page ) {
			$this->page     = $page instanceof WP_Query ? $page : null;
			$this->is_shown = false;
		}
		return $this->is_shown;
	}

	/**
	 * Remembers that the page has shown related posts. Other plugins may render the same content earlier, for the
	 * page's description: that does not count.
	 */
	private function remember( int $id ): void {
		$this->is_shown = true;
		$page           = $this->page;
		if ( ! doing_filter( 'the_content' ) ) {
			return;
		}
		add_filter(
			'the_content',
			function ( $content ) use ( $id, $page ) {
				$this->is_shown = $this->is_shown && ( $this->page !== $page || get_the_ID() !== $id );
				return $content;
			},
			PHP_INT_MIN
		);
	}

	/**
	 * The headline as HTML, and the list's accessible name.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return array{string, string}
	 */
	private static function headline( array $attributes, WP_Block $block ): array {
		foreach ( $block->inner_blocks as $inner ) {
			$html = $inner instanceof WP_Block && 'core/heading' === $inner->name ? trim( $inner->render() ) : '';
			$text = trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
			if ( '' !== $text ) {
				return array( $html, $text );
			}
		}
		$text = $attributes['headline'] ?? '';
		$text = ! empty( $attributes['displayHeadline'] ) && is_string( $text )
			? trim( wp_strip_all_tags( $text ) )
			: '';
		return '' === $text
			? array( '', __( 'Related Posts', 'slipstream' ) )
			: array( '<h3 class="jp-relatedposts-headline">' . esc_html( $text ) . '</h3>', $text );
	}

	/**
	 * @param array<string, mixed> $card       The data to show.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @phpstan-param Card $card
	 */
	private static function item( array $card, array $attributes ): string {
		$term    = esc_html( $card['term'] );
		$context = '' === $card['term_url']
			? $term
			: sprintf( '<a href="%s">%s</a>', esc_url( $card['term_url'] ), $term );
		$details = ( Attributes::flag( $attributes, 'displayDate', true ) ? self::detail(
			__( 'Date', 'slipstream' ),
			'date',
			esc_html( Engine::date( $card ) )
		) : '' )
			. ( Attributes::flag( $attributes, 'displayAuthor' ) ? self::detail(
				__( 'Author', 'slipstream' ),
				'author',
				esc_html( $card['author'] )
			) : '' )
			. ( Attributes::flag( $attributes, 'displayContext' ) && '' !== $term ? self::detail(
				__( 'In relation to', 'slipstream' ),
				'context',
				$context
			) : '' );
		return sprintf(
			'<li id="%1$s" class="jp-related-posts-i2__post"><a class="jp-related-posts-i2__post-link" href="%2$s">%3$s%4$s</a>%5$s</li>',
			esc_attr( Page_Ids::current()->take( 'related-posts-item-' . $card['id'] ) ),
			esc_url( $card['url'] ),
			esc_html( Engine::title( $card ) ),
			Attributes::flag( $attributes, 'displayThumbnails' ) ? self::picture( $card ) : '',
			'' === $details ? '' : "<dl class=\"jp-related-posts-i2__post-defs\">$details</dl>"
		);
	}

	private static function detail( string $label, string $name, string $html ): string {
		return sprintf(
			'<dt>%s</dt><dd class="jp-related-posts-i2__post-%s">%s</dd>',
			esc_html( $label ),
			$name,
			$html
		);
	}

	/**
	 * @param array<string, mixed> $card The data to show.
	 * @phpstan-param Card $card
	 */
	private static function picture( array $card ): string {
		$picture = $card['img'];
		if ( null === $picture ) {
			return '';
		}
		$size = $picture['width'] && $picture['height']
			? sprintf( ' width="%d" height="%d"', $picture['width'], $picture['height'] )
			: '';
		$set  = '' === $picture['srcset']
			? ''
			: sprintf( ' srcset="%s" sizes="(min-width: 600px) 350px, 100vw"', esc_attr( $picture['srcset'] ) );
		return sprintf(
			'<img class="jp-related-posts-i2__post-img" loading="lazy" src="%s"%s%s alt="%s"/>',
			esc_url( $picture['src'] ),
			$size,
			$set,
			esc_attr( $picture['alt_text'] )
		);
	}

	/** @param array<string, mixed> $attributes The block's attributes. */
	private static function count( array $attributes ): int {
		$count = $attributes['postsToShow'] ?? 3;
		return is_numeric( $count ) ? max( 1, min( Related_Posts_Settings::MOST, (int) $count ) ) : 3;
	}

	/** @return list<int> */
	private static function origins(): array {
		$origins = isset( $_GET['relatedposts_origin'] ) ? wp_parse_id_list( sanitize_text_field( wp_unslash( $_GET['relatedposts_origin'] ) ) ) : array(); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only leaves posts out.
		return array_slice( array_values( $origins ), 0, Related_Posts_Settings::MOST );
	}
}
