<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Related_Posts\Search\Finder;
use WP_Post;

/**
 * Returns a post's related posts, with the data to show.
 *
 * @phpstan-import-type Card from Cards
 */
final class Related_Posts {

	/** Found in addition to those shown, so that the post that a visitor came from can be left out. */
	private const SPARE = 2;

	public function __construct(
		private Related_Posts_Settings $options,
		private Finder $finder,
		private Cards $cards,
		private Cache $cache
	) {}

	public function options(): Related_Posts_Settings {
		return $this->options;
	}

	/**
	 * A post's related posts. None while the feature is off.
	 *
	 * @param int       $count  The maximum number.
	 * @param list<int> $except Posts to leave out.
	 * @return list<Card>
	 */
	public function for_post(
		WP_Post $post,
		int $count = Related_Posts_Settings::MOST,
		array $except = array()
	): array {
		if ( ! $this->options->are_on() ) {
			return array();
		}
		$cards = $this->cache->get( $post );
		if ( null === $cards ) {
			$found = $this->finder->find( $post, Related_Posts_Settings::MOST + self::SPARE );
			$cards = $this->cards->of( $found, $post );
			$this->cache->set( $post, $cards );
		}
		$shown = array_filter( $cards, static fn ( array $card ): bool => ! in_array( $card['id'], $except, true ) );
		return array_values( array_slice( $shown, 0, max( 0, min( Related_Posts_Settings::MOST, $count ) ) ) );
	}

	/** @return list<array<string, mixed>> */
	public function for_rest( WP_Post $post ): array {
		return array_map( array( self::class, 'present' ), $this->for_post( $post ) );
	}

	/**
	 * The same, but only from stored results. Lists of posts must not search for each post.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function known( WP_Post $post ): array {
		return $this->options->are_on() && null !== $this->cache->get( $post ) ? $this->for_rest( $post ) : array();
	}

	/**
	 * @param array<string, mixed> $card The data to show.
	 * @phpstan-param Card $card
	 */
	public static function date( array $card ): string {
		return (string) mysql2date( (string) get_option( 'date_format' ), $card['time'] );
	}

	/**
	 * A post's title. It is never empty, because it is a link's text.
	 *
	 * @param array<string, mixed> $card The data to show.
	 * @phpstan-param Card $card
	 */
	public static function title( array $card ): string {
		return '' === $card['title'] ? __( '(no title)', 'slipstream' ) : $card['title'];
	}

	/**
	 * @param array<string, mixed> $card The data to show.
	 * @phpstan-param Card $card
	 * @return array<string, mixed>
	 */
	private static function present( array $card ): array {
		return array(
			'id'            => $card['id'],
			'url'           => $card['url'],
			'title'         => self::title( $card ),
			'date'          => self::date( $card ),
			'author'        => $card['author'],
			/* translators: %s: a category or tag. */
			'context'       => '' === $card['term'] ? '' : sprintf( __( 'In “%s”', 'slipstream' ), $card['term'] ),
			'block_context' => array(
				'text' => $card['term'],
				'link' => $card['term_url'],
			),
			'img'           => $card['img'] ?? array(
				'src'      => '',
				'width'    => 0,
				'height'   => 0,
				'alt_text' => '',
				'srcset'   => '',
			),
		);
	}
}
