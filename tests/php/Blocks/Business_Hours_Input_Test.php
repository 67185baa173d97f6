<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Business_Hours\Business_Hours;
use WP_Block_Supports;

require_once __DIR__ . '/Business_Hours_Case.php';

/**
 * Renders junk, asks the route, adds filters.
 */
final class Business_Hours_Input_Test extends Business_Hours_Case {

	/** @dataProvider junk */
	public function test_junk_gives_a_whole_week( mixed $days ): void {
		self::assertCount( 7, $this->order( $this->render( array( 'days' => $days ) ) ) );
		// Again, past the types that core checks.
		WP_Block_Supports::$block_to_render = array(
			'blockName' => self::NAME,
			'attrs'     => array(),
		);
		$html                               = ( new Business_Hours() )->render( array( 'days' => $days ) );
		WP_Block_Supports::$block_to_render = null;
		self::assertCount( 7, $this->order( $html ) );
	}

	/** @return iterable<array{mixed}> What no editor writes. */
	public static function junk(): iterable {
		foreach ( array(
			null,
			false,
			true,
			0,
			1.5,
			'',
			'Mon',
			array( null ),
			array( array() ),
			array( array( 'name' => 'mon' ) ),
			array( 'name' => 'Mon' ),
			array( array( array( array() ) ) ),
		) as $days ) {
			yield array( $days );
		}
	}

	/** @dataProvider scripts */
	public function test_no_attribute_brings_markup( string $text ): void {
		$html = $this->render(
			array(
				'className' => $text,
				'days'      => array(
					array(
						'name'  => $text,
						'hours' => array(),
					),
					array(
						'name'  => 'Mon',
						'hours' => array(
							array(
								'opening' => $text,
								'closing' => $text,
							),
							array(
								'opening' => "09:00$text",
								'closing' => '17:00',
							),
							array(
								'opening' => '09:00',
								'closing' => '17:00',
								$text     => $text,
							),
						),
					),
				),
				$text       => $text,
			)
		);
		preg_match_all( '/<([a-z]+)/i', $html, $tags );
		self::assertSame( array( 'dl', 'div', 'dt', 'dd' ), $tags[1], $html );
		self::assertDoesNotMatchRegularExpression(
			'/<[^>]* on\w+\s*=/i',
			(string) preg_replace( '/"[^"]*"/', '', $html )
		);
		self::assertStringContainsString( '<dd class="Mon">09:00 - 17:00</dd>', $html );
	}

	/** @return iterable<array{string}> Texts that would be scripts. */
	public static function scripts(): iterable {
		foreach ( array(
			'<script>alert(1)</script>',
			'"><img src=x onerror=alert(1)>',
			"' onmouseover='alert(1)",
			'" onfocus="alert(1)" autofocus="',
			'</dl><script>alert(1)</script>',
			'--><svg onload=alert(1)>',
			'<!-- wp:html --><b>',
			'javascript:alert(1)',
		) as $text ) {
			yield array( $text );
		}
	}

	public function test_times_and_names_of_the_site_are_escaped(): void {
		global $wp_locale;
		$wp_locale->weekday[1] = '<i>lundi';
		$this->set( 'time_format', 'H:i \<\i\>' );
		$html = $this->render();
		self::assertStringNotContainsString( '<i>', $html );
		self::assertStringContainsString( '&lt;i&gt;lundi', $html );
	}

	public function test_names_begin_with_a_capital(): void {
		global $wp_locale;
		$wp_locale->weekday[0] = 'élundi';
		$html                  = $this->render();
		self::assertStringContainsString( '<dt class="Sun">Élundi</dt>', $html );
	}

	public function test_the_result_can_be_filtered(): void {
		$seen   = array();
		$filter = static function ( string $content, array $attributes ) use ( &$seen ): string {
			$seen = array( $content, $attributes );
			return '<p>By appointment</p>';
		};
		add_filter( 'jetpack_business_hours_content', $filter, 10, 2 );
		$html = $this->render( array( 'className' => 'is-mine' ) );
		remove_filter( 'jetpack_business_hours_content', $filter );
		self::assertSame( '<p>By appointment</p>', $html );
		self::assertStringStartsWith( '<dl ', $seen[0] );
		self::assertSame( 'is-mine', $seen[1]['className'] );
		self::assertCount( 7, $seen[1]['days'] );

		add_filter( 'jetpack_business_hours_content', '__return_null' );
		self::assertStringStartsWith( '<dl ', $this->render() );
		remove_filter( 'jetpack_business_hours_content', '__return_null' );
	}

	public function test_the_route_tells_everybody_the_week(): void {
		$this->set( 'start_of_week', 1 );
		$response = $this->rest( 'GET', '/wpcom/v2/business-hours/localized-week' );
		self::assertSame( 200, $response->get_status() );
		self::assertSame(
			array(
				'days'        => array(
					'Sun' => 'Sunday',
					'Mon' => 'Monday',
					'Tue' => 'Tuesday',
					'Wed' => 'Wednesday',
					'Thu' => 'Thursday',
					'Fri' => 'Friday',
					'Sat' => 'Saturday',
				),
				'startOfWeek' => 1,
			),
			$response->get_data()
		);
		self::assertSame( 404, $this->rest( 'POST', '/wpcom/v2/business-hours/localized-week' )->get_status() );
	}
}
