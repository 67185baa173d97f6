<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Contact;

use Slipstream\Contact\Plain_Address;
use Slipstream\Tests\Block_Case;

/**
 * Renders real blocks as a page does.
 */
final class Address_Test extends Block_Case {

	private const HOME = array(
		'address'      => '1 Main St',
		'addressLine2' => 'Floor 2',
		'city'         => 'Springfield',
		'region'       => 'IL',
		'postal'       => '62701',
		'country'      => 'USA',
	);

	protected static function block(): string {
		return 'address';
	}

	/**
	 * Attributes of a block whose lines all come from the site.
	 *
	 * @param array<string, mixed> $more Further attributes.
	 * @return array<string, mixed>
	 */
	private static function bound( array $more = array() ): array {
		return $more + array(
			'metadata' => array(
				'bindings' => array_fill_keys( Plain_Address::LINES, array( 'source' => 'slipstream/contact' ) ),
			),
		);
	}

	public function test_saved_html_is_printed_as_it_is(): void {
		$saved = '<div class="wp-block-jetpack-address"><div class="jetpack-address__city">Paris</div></div>';
		self::assertSame( $saved, $this->render( array( 'city' => 'Paris' ), $saved ) );
		self::assertSame( '', $this->render( array( 'linkToGoogleMaps' => true ) ) );
		self::assertSame( '', $this->render( self::bound( array( 'linkToGoogleMaps' => true ) ) ) );
	}

	public function test_a_bound_block_is_drawn_as_the_editor_saves_it(): void {
		update_option( 'slipstream_contact', self::HOME );
		$expected = '<div class="wp-block-jetpack-address"><a href="https://www.google.com/maps/search/1+Main St,Floor 2,+Springfield,+IL,+62701+USA" target="_blank" rel="noopener noreferrer" title="Open address in Google Maps"><div class="jetpack-address__address jetpack-address__address1">1 Main St</div><div class="jetpack-address__address jetpack-address__address2">Floor 2</div><div><span class="jetpack-address__city">Springfield</span>, <span class="jetpack-address__region">IL</span> <span class="jetpack-address__postal">62701</span></div><div class="jetpack-address__country">USA</div></a></div>';
		self::assertSame( $expected, $this->render( self::bound( array( 'linkToGoogleMaps' => true ) ) ) );
	}

	/**
	 * @dataProvider parts
	 * @param array<string, string> $lines
	 */
	public function test_parts( array $lines, string $html ): void {
		self::assertSame( $html, ( new Plain_Address( $lines ) )->html() );
	}

	/** @return iterable<array{array<string, mixed>, string}> Lines and their HTML. */
	public static function parts(): iterable {
		yield array( array( 'city' => 'Paris & Co' ), '<div class="jetpack-address__city">Paris &amp; Co</div>' );
		yield array(
			array( 'postal' => '0' ),
			'<div><span class="jetpack-address__region"></span> <span class="jetpack-address__postal">0</span></div>',
		);
		yield array(
			array(
				'city'   => 'Oslo',
				'postal' => '1',
			),
			'<div><span class="jetpack-address__city">Oslo</span>, <span class="jetpack-address__region"></span> <span class="jetpack-address__postal">1</span></div>',
		);
		yield array( array( 'city' => array( 'x' ) ), '' );
		yield array(
			array(
				'city'             => 'São Paulo',
				'linkToGoogleMaps' => true,
				'mapService'       => 'osm',
			),
			'<a href="https://www.openstreetmap.org/search?query=S%C3%A3o%20Paulo" target="_blank" rel="noopener noreferrer" title="Open address in OpenStreetMap"><div class="jetpack-address__city">São Paulo</div></a>',
		);
	}

	public function test_nothing_hostile_runs(): void {
		foreach ( self::HOSTILE as $text ) {
			update_option( 'slipstream_contact', array_fill_keys( Plain_Address::LINES, $text ) );
			foreach ( array( '', 'osm', $text ) as $service ) {
				$html = $this->render(
					self::bound(
						array(
							'linkToGoogleMaps' => true,
							'mapService'       => $service,
						)
					)
				);
				// A search for such words is no script: the address begins with the service's own.
				self::assertStringContainsString( 'href="https://www.', $html );
				self::assertHarmless( (string) preg_replace( '/ href="https:[^"]*"/', '', $html ) );
			}
		}
	}
}
