<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use Slipstream\Paid_Content\Gate\Gate;
use WP_Block;
use WP_Post;
use WP_Query;

/**
 * Blocks of WordPress that read what is stored themselves: latest posts with their text, footnotes, and featured images
 * that are the first of a text.
 */
final class Reading_Blocks {

	public function __construct( private Gate $gate ) {}

	/** Before one is drawn. */
	public function prepare( string $name ): void {
		match ( $name ) {
			'core/footnotes'    => ( new Footnotes_Door( $this->gate ) )->add_hooks(),
			'core/latest-posts' => $this->latest_posts(),
			default             => null,
		};
	}

	/** A featured image, which may be one that is locked. */
	public function featured_image( mixed $html, mixed $block ): mixed {
		$id    = $block instanceof WP_Block && is_numeric( $block->context['postId'] ?? null )
			? (int) $block->context['postId']
			: null;
		$post  = get_post( $id );
		$gated = $post instanceof WP_Post && is_string( $html ) && '' !== $html ? $this->gate->of( $post ) : null;
		return null !== $gated && $gated->hides_any( wp_extract_urls( (string) $html ) ) ? '' : $html;
	}

	/** Its query had no filters once; today it reads each text from the cache. */
	private function latest_posts(): void {
		Gated_Parser::$gate = $this->gate;
		$parser             = static fn (): string => Gated_Parser::class;
		$mark               = static function ( WP_Query $query ): void {
			$query->set( 'suppress_filters', false );
			$query->set( Page_Door::IS_SHOWN, true );
		};
		$done               = static function ( mixed $html ) use ( &$done, $mark, $parser ): mixed {
			remove_action( 'pre_get_posts', $mark, PHP_INT_MAX );
			remove_filter( 'block_parser_class', $parser, PHP_INT_MAX );
			remove_filter( 'render_block_core/latest-posts', $done, PHP_INT_MIN );
			return $html;
		};
		add_action( 'pre_get_posts', $mark, PHP_INT_MAX );
		add_filter( 'block_parser_class', $parser, PHP_INT_MAX );
		add_filter( 'render_block_core/latest-posts', $done, PHP_INT_MIN );
	}
}
