<?php
/**
 * The opening hours on the page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Business_Hours;
use Slipstream\Blocks\Categories;
use Slipstream\Tests\Test_Case;
use WP_Block_Supports;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Locale;

/**
 * Renders real blocks as a page does.
 */
final class Business_Hours_Test extends Test_Case {

	private const NAME = 'jetpack/business-hours';

	/**
	 * The block as the build registers it, where there is a build.
	 */
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
		foreach ( array( 'time_format', 'start_of_week', 'timezone_string' ) as $option ) {
			remove_all_filters( "pre_option_$option" );
		}
		$wp_locale = new WP_Locale();
		WP_Block_Type_Registry::get_instance()->unregister( self::NAME );
		if ( $this->built ) {
			WP_Block_Type_Registry::get_instance()->register( $this->built );
		}
		parent::tearDown();
	}

	/**
	 * Gives an option a value as it stands: storing it would clean it up.
	 */
	private function set( string $option, mixed $value ): void {
		remove_all_filters( "pre_option_$option" );
		add_filter( "pre_option_$option", static fn (): mixed => $value );
	}

	private static function folder(): string {
		return dirname( __DIR__, 3 ) . '/blocks/business-hours';
	}

	/**
	 * The HTML of a block.
	 *
	 * @param array<string, mixed> $attributes Attributes of the comment.
	 */
	private function render( array $attributes = array() ): string {
		return do_blocks( get_comment_delimited_block_content( self::NAME, $attributes, '' ) );
	}

	/**
	 * The hours of one day in words.
	 *
	 * @param mixed $hours What the day holds.
	 */
	private function words( mixed $hours ): string {
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
		self::assertSame( 1, preg_match( '#<dt class="Tue">Tuesday</dt><dd class="Tue">([^<]*)</dd>#', $html, $found ), $html );
		return html_entity_decode( $found[1] );
	}

	/**
	 * The days of a block in the order of the page.
	 *
	 * @return list<string>
	 */
	private function order( string $html ): array {
		preg_match_all( '/<dt class="(\w+)">/', $html, $found );
		return $found[1];
	}

	public function test_a_block_without_days_has_the_default_week(): void {
		$item     = static fn ( string $day, string $name, string $hours ): string => "<div class=\"jetpack-business-hours__item\"><dt class=\"$day\">$name</dt><dd class=\"$day\">$hours</dd></div>";
		$expected = '<dl class="jetpack-business-hours wp-block-jetpack-business-hours">'
			. $item( 'Sun', 'Sunday', 'Closed' )
			. $item( 'Mon', 'Monday', '09:00 - 17:00' )
			. $item( 'Tue', 'Tuesday', '09:00 - 17:00' )
			. $item( 'Wed', 'Wednesday', '09:00 - 17:00' )
			. $item( 'Thu', 'Thursday', '09:00 - 17:00' )
			. $item( 'Fri', 'Friday', '09:00 - 17:00' )
			. $item( 'Sat', 'Saturday', 'Closed' )
			. '</dl>';
		self::assertSame( $expected, $this->render() );
		self::assertSame( $expected, $this->render( array( 'days' => array() ) ) );
	}

	public function test_supports_and_class_names_stand_on_the_list(): void {
		$html = $this->render(
			array(
				'align'           => 'wide',
				'className'       => 'is-mine',
				'fontSize'        => 'large',
				'backgroundColor' => 'black',
				'style'           => array( 'spacing' => array( 'padding' => array( 'top' => '2em' ) ) ),
			)
		);
		foreach ( array( 'jetpack-business-hours', 'wp-block-jetpack-business-hours', 'alignwide', 'is-mine', 'has-large-font-size', 'has-black-background-color', 'has-background' ) as $name ) {
			self::assertMatchesRegularExpression( "/^<dl [^>]*class=\"([^\"]* )?{$name}[ \"]/", $html );
		}
		self::assertMatchesRegularExpression( '/^<dl [^>]*padding-top:\s*2em/', $html );
	}

	/**
	 * @dataProvider formats
	 */
	public function test_times_are_written_in_the_sites_format( mixed $format, string $expected ): void {
		$this->set( 'time_format', $format );
		self::assertSame(
			$expected,
			$this->words(
				array(
					array(
						'opening' => '09:05',
						'closing' => '17:30',
					),
				)
			)
		);
	}

	/**
	 * Formats and what they make of 09:05 to 17:30.
	 *
	 * @return iterable<array{mixed, string}>
	 */
	public static function formats(): iterable {
		yield array( 'H:i', '09:05 - 17:30' );
		yield array( 'g:i a', '9:05 am - 5:30 pm' );
		yield array( 'g:i A', '9:05 AM - 5:30 PM' );
		yield array( 'G \h i', '9 h 05 - 17 h 30' );
		yield array( '', '09:05 - 17:30' );
		yield array( 'H:i \<\b\>', '09:05 <b> - 17:30 <b>' );
		yield array( 'H:i\\', '09:05 - 17:30' );
		yield array( null, '09:05 - 17:30' );
		yield array( array(), '09:05 - 17:30' );
	}

	/**
	 * @dataProvider starts
	 */
	public function test_the_week_starts_when_the_sites_does( mixed $start, string $first, string $last ): void {
		$this->set( 'start_of_week', $start );
		$order = $this->order( $this->render() );
		self::assertCount( 7, array_unique( $order ) );
		self::assertSame( array( $first, $last ), array( $order[0], $order[6] ) );
	}

	/**
	 * Values of the option with the first and the last day.
	 *
	 * @return iterable<array{mixed, string, string}>
	 */
	public static function starts(): iterable {
		yield array( 0, 'Sun', 'Sat' );
		yield array( '1', 'Mon', 'Sun' );
		yield array( 6, 'Sat', 'Fri' );
		yield array( 8, 'Mon', 'Sun' );
		yield array( -1, 'Sat', 'Fri' );
		yield array( 'monday', 'Sun', 'Sat' );
	}

	/**
	 * @dataProvider hours
	 */
	public function test_ranges_of_a_day( mixed $hours, string $expected ): void {
		self::assertSame( $expected, $this->words( $hours ) );
	}

	/**
	 * What a day may hold and how it reads.
	 *
	 * @return iterable<string, array{mixed, string}>
	 */
	public static function hours(): iterable {
		$range = static fn ( mixed $opening, mixed $closing ): array => compact( 'opening', 'closing' );
		yield 'two ranges' => array( array( $range( '09:00', '12:00' ), $range( '13:30', '17:30' ) ), '09:00 - 12:00, 13:30 - 17:30' );
		yield 'past midnight' => array( array( $range( '22:00', '02:00' ) ), '22:00 - 02:00' );
		yield 'until midnight' => array( array( $range( '18:00', '24:00' ) ), '18:00 - 00:00' );
		yield 'all day' => array( array( $range( '00:00', '23:59' ) ), '00:00 - 23:59' );
		yield 'written by hand' => array( array( $range( '9am', '5 pm' ) ), '09:00 - 17:00' );
		yield 'seconds' => array( array( $range( '09:00:30', '17:00' ) ), '09:00 - 17:00' );
		yield 'one bad range' => array( array( $range( '09:00', '' ), $range( '13:00', '14:00' ) ), '13:00 - 14:00' );
		yield 'no opening' => array( array( $range( '', '17:00' ) ), 'Closed' );
		yield 'no times' => array( array( $range( '', '' ) ), 'Closed' );
		yield 'no such hour' => array( array( $range( '25:00', '26:00' ) ), 'Closed' );
		yield 'no time of day' => array( array( $range( 'now', 'tomorrow' ) ), 'Closed' );
		yield 'a date' => array( array( $range( '2020-01-01 10:00', '11:00' ) ), 'Closed' );
		yield 'words' => array( array( $range( 'early', 'late' ) ), 'Closed' );
		yield 'keys missing' => array( array( array( 'opening' => '09:00' ), array() ), 'Closed' );
		yield 'other types' => array( array( 'x', 7, null, true, array( array() ), $range( array(), 9 ), $range( null, false ), $range( 9.5, 17 ) ), 'Closed' );
		yield 'a range that is no list' => array( array( 'a' => $range( '09:00', '10:00' ) ), '09:00 - 10:00' );
		yield 'no list' => array( 'always', 'Closed' );
		yield 'nothing' => array( null, 'Closed' );
		yield 'a number' => array( 24, 'Closed' );
		yield 'endless text' => array( array( $range( str_repeat( '9', 100000 ), '10:00' ) ), 'Closed' );
	}

	public function test_days_are_found_by_their_keys(): void {
		$this->set( 'start_of_week', 1 );
		$day  = static fn ( mixed $name ): array => array(
			'name'  => $name,
			'hours' => array(),
		);
		$html = $this->render( array( 'days' => array( $day( 'Sun' ), $day( 'Someday' ), $day( 3 ), $day( array() ), 'x', null, $day( 'Wed' ), $day( 'Mon' ), $day( 'Mon' ) ) ) );
		self::assertSame( array( 'Mon', 'Wed', 'Sun' ), $this->order( $html ) );
	}

	/**
	 * @dataProvider junk
	 */
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

	/**
	 * What no editor writes.
	 *
	 * @return iterable<array{mixed}>
	 */
	public static function junk(): iterable {
		foreach ( array( null, false, true, 0, 1.5, '', 'Mon', array( null ), array( array() ), array( array( 'name' => 'mon' ) ), array( 'name' => 'Mon' ), array( array( array( array() ) ) ) ) as $days ) {
			yield array( $days );
		}
	}

	/**
	 * @dataProvider scripts
	 */
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
		self::assertDoesNotMatchRegularExpression( '/<[^>]* on\w+\s*=/i', (string) preg_replace( '/"[^"]*"/', '', $html ) );
		self::assertStringContainsString( '<dd class="Mon">09:00 - 17:00</dd>', $html );
	}

	/**
	 * Texts that would be scripts.
	 *
	 * @return iterable<array{string}>
	 */
	public static function scripts(): iterable {
		foreach ( array( '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='alert(1)", '" onfocus="alert(1)" autofocus="', '</dl><script>alert(1)</script>', '--><svg onload=alert(1)>', '<!-- wp:html --><b>', 'javascript:alert(1)' ) as $text ) {
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

	public function test_the_blocks_category_is_added_once(): void {
		$categories = ( new Categories() )->add(
			array(
				array(
					'slug'  => 'text',
					'title' => 'Text',
				),
			)
		);
		self::assertSame( array( 'text', 'grow' ), array_column( $categories, 'slug' ) );
		self::assertSame( $categories, ( new Categories() )->add( $categories ) );
	}
}
