<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Tests\Block_Case;

/**
 * Renders real blocks as a page does.
 */
final class Rating_Star_Test extends Block_Case {

	protected static function block(): string {
		return 'rating-star';
	}

	/** How many paths are filled. */
	private static function filled( string $html ): int {
		return substr_count( $html, '<path fill' );
	}

	public function test_stars_are_drawn_in_halves_and_said_in_words(): void {
		$html = $this->render(
			array(
				'rating'    => 3.5,
				'maxRating' => 7,
				'color'     => '#ff00ff',
				'align'     => 'center',
			)
		);
		self::assertMatchesRegularExpression( '/^<div [^>]*class="[^"]*wp-block-jetpack-rating-star[ "]/', $html );
		self::assertMatchesRegularExpression( '/^<div [^>]*style="text-align:center;?"/', $html );
		self::assertSame( 7, substr_count( $html, '<span style="display: none;"' ) );
		self::assertSame( 7, self::filled( $html ), 'Three whole stars with their halves, and a half.' );
		self::assertSame( 4, substr_count( $html, '⭐' ) );
		self::assertStringContainsString( '>Rating: 3.5 out of 7.</span>', $html );
		self::assertStringContainsString( 'fill="#ff00ff"', $html );
		self::assertStringContainsString( 'itemprop="bestRating" content="7"', $html );
	}

	public function test_nothing_given_is_one_of_five_in_the_text_s_colour(): void {
		$html = $this->render();
		self::assertStringContainsString( '>Rating: 1 out of 5.</span>', $html );
		self::assertStringContainsString( 'fill="currentColor"', $html );
		self::assertStringContainsString( 'text-align:left', $html );
	}

	/** @dataProvider strange */
	public function test_numbers_out_of_range_are_brought_back( mixed $rating, mixed $max, string $words ): void {
		$html = $this->render(
			array(
				'rating'    => $rating,
				'maxRating' => $max,
			)
		);
		self::assertStringContainsString( ">Rating: $words.</span>", $html );
	}

	/** @return list<array{mixed, mixed, string}> */
	public static function strange(): array {
		return array(
			array( 0, 5, '0 out of 5' ),
			array( -3, 5, '0 out of 5' ),
			array( 9, 5, '5 out of 5' ),
			array( 3.3, 5, '3.5 out of 5' ),
			array( 3, 100000000, '3 out of 10' ),
			array( 1, 0, '1 out of 5' ),
		);
	}

	public function test_junk_and_scripts_are_harmless(): void {
		foreach ( array_merge( self::HOSTILE, array( array( 'x' ), true, 1e400, null ) ) as $value ) {
			self::assertHarmless(
				$this->render(
					array_fill_keys(
						array(
							'rating',
							'maxRating',
							'color',
							'ratingStyle',
							'align',
							'itemName',
							'itemType',
							'reviewAuthor',
						),
						$value
					) + self::class_name( $value )
				)
			);
		}
	}

	public function test_a_complete_review_is_told_to_search_engines(): void {
		$nodes = array();
		$add   = static function ( array $node ) use ( &$nodes ): void {
			$nodes[] = $node;
		};
		add_action( 'slipstream_structured_data', $add );
		$author = $this->sign_in( 'author' );
		$this->show_post( array( 'post_author' => $author->ID ) );

		$this->render( array( 'rating' => 4 ) );
		self::assertSame( array(), $nodes, 'Nothing is named.' );
		$this->render(
			array(
				'rating'   => 0,
				'itemName' => 'Soup',
			)
		);
		self::assertSame( array(), $nodes, 'No rating.' );
		$this->render(
			array(
				'rating'   => 4,
				'itemName' => ' Leek <b>soup</b> ',
				'itemType' => 'Recipe',
			)
		);
		self::assertCount( 1, $nodes );
		self::assertSame( 'Review', $nodes[0]['@type'] );
		self::assertSame(
			array(
				'@type' => 'Recipe',
				'name'  => 'Leek <b>soup</b>',
			),
			$nodes[0]['itemReviewed']
		);
		self::assertSame( $author->display_name, $nodes[0]['author']['name'] );
		self::assertSame( 4.0, $nodes[0]['reviewRating']['ratingValue'] );
		remove_action( 'slipstream_structured_data', $add );
	}
}
