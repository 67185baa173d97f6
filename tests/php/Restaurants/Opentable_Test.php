<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Restaurants;

use Slipstream\Tests\Embeds\Embeds_Case;

require_once __DIR__ . '/../Embeds/Embeds_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Opentable_Test extends Embeds_Case {

	protected static function block(): string {
		return 'opentable';
	}

	protected static function sample(): array {
		return array(
			array(
				'rid'            => array( '1', '22' ),
				'style'          => 'button',
				'iframe'         => false,
				'domain'         => 'co.uk',
				'lang'           => 'de-DE',
				'newtab'         => true,
				'negativeMargin' => true,
			),
			'www.opentable.com',
		);
	}

	protected static function address_attribute(): string {
		return 'rid';
	}

	public function test_several_restaurants_have_the_form_of_several(): void {
		$html = $this->render( self::sample()[0] );
		self::assertStringContainsString(
			'src="https://www.opentable.com/widget/reservation/loader?type=multi&#038;theme=standard&#038;iframe=false&#038;domain=co.uk&#038;lang=de-DE&#038;newtab=true&#038;rid=1&#038;rid=22"></script></div>',
			$html
		);
		foreach ( array( 'wp-block-jetpack-opentable', 'is-style-standard', 'is-multi', 'has-no-margin' ) as $name ) {
			self::assertMatchesRegularExpression( "/^<div class=\"[^\"]*\b$name\b/", $html );
		}
		self::assertStringContainsString( '<a href="https://www.opentable.com/restref/client/?rid=1"', $html );
	}

	public function test_switches_that_were_pasted_as_text_are_read_as_they_are_meant(): void {
		$html = $this->render(
			array(
				'iframe'         => 'false',
				'newtab'         => 'true',
				'negativeMargin' => 'false',
			) + self::sample()[0]
		);
		self::assertStringContainsString( 'iframe=false&#038;', $html );
		self::assertStringContainsString( 'newtab=true&#038;', $html );
		self::assertStringNotContainsString( 'has-no-margin', $html );
	}

	public function test_the_class_says_the_style_first(): void {
		$html = $this->render(
			array(
				'rid'       => array( 7 ),
				'style'     => 'tall',
				'className' => 'is-style-button',
			)
		);
		self::assertStringContainsString( 'type=button&#038;theme=standard&#038;', $html );
		self::assertStringNotContainsString( 'is-style-tall', $html );
		self::assertStringContainsString( 'type=standard&#038;theme=wide&#038;', $this->render( array( 'rid' => array( '7' ), 'style' => 'wide' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	public function test_the_country_is_written_as_embed_codes_have_it(): void {
		foreach ( array( 'com', 'ca', 'couk', 'comau', 'commx', 'co.uk' ) as $domain ) {
			self::assertStringContainsString( "domain=$domain&#038;", $this->render( array( 'rid' => array( '7' ), 'domain' => $domain ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		}
		foreach ( array( 'evil.example', 'com/x', "com\n", '', 7 ) as $domain ) {
			self::assertStringContainsString( 'domain=com&#038;', $this->render( array( 'rid' => array( '7' ), 'domain' => $domain ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		}
	}

	public function test_its_address_can_be_filtered(): void {
		add_filter( 'jetpack_opentable_block_url', static fn ( string $url ): string => $url . '&x=1' );
		self::assertStringContainsString( 'rid=7&#038;x=1"', $this->render( array( 'rid' => array( '7' ) ) ) );
	}

	public function test_what_is_no_number_is_left_out(): void {
		foreach ( array(
			array(),
			array( 'x' ),
			array( array( '1' ) ),
			'x',
			array( '1"><script>' ),
			array( "1\n" ),
		) as $rid ) {
			self::assertSame( '', $this->render( array( 'rid' => $rid ) ) );
		}
	}
}
