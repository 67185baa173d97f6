<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use WP_Post;

/**
 * Draws the rating-star block, and tells search engines of a complete review.
 */
final class Rating_Star {

	private const MOST  = 10;
	private const WHOLE = 'm12 3.2 2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z';
	private const HALF  = 'M12 3.2v13.6l-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z';

	/** Types of schema.org whose reviews search engines show. */
	private const ITEM_TYPES = array(
		'Book',
		'Course',
		'Event',
		'LocalBusiness',
		'Movie',
		'Product',
		'Recipe',
		'SoftwareApplication',
	);

	/**
	 * HTML of a block. Attributes can hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes ): string {
		$max    = self::number( $attributes['maxRating'] ?? null );
		$max    = null !== $max && $max >= 1 ? (int) min( self::MOST, round( $max ) ) : 5;
		$rating = self::number( $attributes['rating'] ?? null ) ?? 1.0;
		$rating = max( 0.0, min( (float) $max, round( $rating * 2 ) / 2 ) );
		$this->describe_review( $attributes, $rating, $max );

		$stars = '';
		for ( $position = 1; $position <= $max; $position++ ) {
			$stars .= $this->star( $position, $rating, $max, self::color( $attributes['color'] ?? null ) );
		}
		return sprintf(
			'<div %1$s itemprop="reviewRating" itemscope itemtype="http://schema.org/Rating"><p>%2$s</p>%3$s<span class="screen-reader-text" itemprop="ratingValue" content="%4$s">%5$s</span></div>',
			get_block_wrapper_attributes( $this->wrapper( $attributes ) ),
			str_repeat( '<span aria-hidden="true">⭐</span>', (int) ceil( $rating ) ),
			$stars,
			esc_attr( (string) $rating ),
			esc_html(
				sprintf(
					/* translators: 1: a rating such as 3.5, 2: the highest rating. */
					__( 'Rating: %1$s out of %2$s.', 'slipstream' ),
					number_format_i18n( $rating, floor( $rating ) === $rating ? 0 : 1 ),
					number_format_i18n( $max )
				)
			)
		);
	}

	/**
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return array{class: string, style: string}
	 */
	private function wrapper( array $attributes ): array {
		$style = is_string( $attributes['ratingStyle'] ?? null )
			? sanitize_html_class( $attributes['ratingStyle'], 'star' )
			: 'star';
		$align = $attributes['align'] ?? null;
		return array(
			'class' => "wp-block-jetpack-rating-$style",
			'style' => 'text-align:'
				. ( in_array( $align, array( 'left', 'center', 'right' ), true ) ? $align : 'left' )
				. ';',
		);
	}

	/**
	 * One star: a whole one with its first half on top. Hidden where no stylesheet shows it, as the characters before
	 * it say the same.
	 *
	 * @param int $position The star's number, from 1.
	 */
	private function star( int $position, float $rating, int $max, string $color ): string {
		$bound = '';
		if ( 1 === $position ) {
			$bound = ' itemprop="worstRating" content="0.5"';
		} elseif ( $position === $max ) {
			$bound = sprintf( ' itemprop="bestRating" content="%d"', $max );
		}
		return sprintf(
			'<span style="display: none;"%s aria-hidden="true">%s%s</span>',
			$bound,
			$this->shape( self::WHOLE, $rating >= $position, $color ),
			$this->shape( self::HALF, $rating >= $position - 0.5, $color )
		);
	}

	private function shape( string $path, bool $is_filled, string $color ): string {
		return sprintf(
			'<span><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path%1$s fill="%2$s" stroke="%2$s" d="%3$s"/></svg></span>',
			$is_filled ? '' : ' class="is-rating-unfilled"',
			esc_attr( $color ),
			$path
		);
	}

	/**
	 * Adds the review to the page's structured data, when it has all that makes a review.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private function describe_review( array $attributes, float $rating, int $max ): void {
		$post   = $GLOBALS['post'] ?? null;
		$item   = self::text( $attributes['itemName'] ?? null );
		$author = self::text( $attributes['reviewAuthor'] ?? null );
		if ( '' === $author && $post instanceof WP_Post ) {
			$author = (string) get_the_author_meta( 'display_name', (int) $post->post_author );
		}
		if ( '' === $item || '' === $author || $rating <= 0 || ! $post instanceof WP_Post ) {
			return;
		}
		$type = $attributes['itemType'] ?? null;
		/** This action is documented in php/Blocks/Business_Hours/Business_Hours.php */
		do_action(
			'slipstream_structured_data',
			array(
				'@type'        => 'Review',
				'@id'          => get_permalink( $post ) . '#review-' . md5( $item ),
				'itemReviewed' => array(
					'@type' => in_array( $type, self::ITEM_TYPES, true ) ? $type : 'Product',
					'name'  => $item,
				),
				'author'       => array(
					'@type' => 'Person',
					'name'  => $author,
				),
				'reviewRating' => array(
					'@type'       => 'Rating',
					'ratingValue' => $rating,
					'bestRating'  => $max,
					'worstRating' => 0.5,
				),
			)
		);
	}

	private static function number( mixed $value ): ?float {
		return is_numeric( $value ) && is_finite( (float) $value ) ? (float) $value : null;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}

	/** A color that CSS can read: a hexadecimal one, a function's, or a word. */
	private static function color( mixed $value ): string {
		return is_string( $value ) && preg_match( '/^(#[0-9a-f]{3,8}|[a-z]+(\([\w\s,.%\/-]*\))?)$/i', $value )
			? $value
			: 'currentColor';
	}
}
