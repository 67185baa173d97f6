<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Tests\Test_Case;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Locale;

/** Renders real blocks as a page does. */
abstract class Business_Hours_Case extends Test_Case {

	protected const NAME = 'jetpack/business-hours';

	/** The block as the build registers it, where there is a build. */
	private ?WP_Block_Type $built = null;

	protected function setUp(): void {
		parent::setUp();
		$registry    = WP_Block_Type_Registry::get_instance();
		$this->built = $registry->get_registered( self::NAME );
		if ( $this->built ) {
			$registry->unregister( self::NAME );
		}
		$metadata = json_decode( (string) file_get_contents( self::folder() . '/block.json' ), true );
		register_block_type(
			self::NAME,
			array(
				'api_version'     => $metadata['apiVersion'],
				'attributes'      => $metadata['attributes'],
				'supports'        => $metadata['supports'],
				'render_callback' => static function ( array $attributes ): string {
					ob_start();
					require self::folder() . '/render.php';
					return (string) ob_get_clean();
				},
			)
		);
		$this->set( 'time_format', 'H:i' );
		$this->set( 'start_of_week', 0 );
		$this->set( 'timezone_string', 'Pacific/Auckland' );
	}

	protected function tearDown(): void {
		global $wp_locale;
		foreach ( array( 'time_format', 'date_format', 'start_of_week', 'timezone_string', 'gmt_offset' ) as $option ) {
			remove_all_filters( "pre_option_$option" );
		}
		$wp_locale = new WP_Locale();
		WP_Block_Type_Registry::get_instance()->unregister( self::NAME );
		if ( $this->built ) {
			WP_Block_Type_Registry::get_instance()->register( $this->built );
		}
		parent::tearDown();
	}

	/** Gives an option a value as it stands: storing it would clean it up. */
	protected function set( string $option, mixed $value ): void {
		remove_all_filters( "pre_option_$option" );
		add_filter( "pre_option_$option", static fn (): mixed => $value );
	}

	protected static function folder(): string {
		return dirname( __DIR__, 3 ) . '/blocks/business-hours';
	}

	/**
	 * The HTML of a block.
	 *
	 * @param array<string, mixed> $attributes Attributes of the comment.
	 */
	protected function render( array $attributes = array() ): string {
		return do_blocks( get_comment_delimited_block_content( self::NAME, $attributes, '' ) );
	}

	/**
	 * The hours of one day in words.
	 *
	 * @param mixed $hours What the day holds.
	 */
	protected function words( mixed $hours ): string {
		$html = $this->render(
			array(
				'days' => array(
					array(
						'name'  => 'Tue',
						'hours' => $hours,
					),
				),
			)
		);
		self::assertSame(
			1,
			preg_match( '#<dt class="Tue">Tuesday</dt><dd class="Tue">([^<]*)</dd>#', $html, $found ),
			$html
		);
		return html_entity_decode( $found[1] );
	}

	/** @return list<string> The days of a block in the order of the page. */
	protected function order( string $html ): array {
		preg_match_all( '/<dt class="(\w+)">/', $html, $found );
		return $found[1];
	}
}
