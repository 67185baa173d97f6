<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Embeds;

use Slipstream\Embeds\Consent_Gate;
use Slipstream\Tests\Block_Case;

/**
 * What holds for all of them.
 */
abstract class Embeds_Case extends Block_Case {

	/**
	 * Attributes of a block that shows something of another server at once, and the host that its script or frame is
	 * of.
	 *
	 * @return array{array<string, mixed>, string}
	 */
	abstract protected static function sample(): array;

	/** The attribute that holds the address. */
	protected static function address_attribute(): string {
		return 'url';
	}

	public function test_with_consent_it_waits_beside_its_link(): void {
		update_option( Consent_Gate::SETTING, true );
		$html    = $this->render( static::sample()[0] );
		$outside = (string) preg_replace( '~<template>.*</template>~s', '', $html );
		self::assertStringContainsString( '<template>', $html );
		self::assertStringContainsString( '<a href="https://', $outside );
		self::assertStringContainsString( ' from ' . static::sample()[1] . '</button>', $outside );
		self::assertStringNotContainsString( '<iframe', $outside );
		self::assertStringNotContainsString( '<script', $outside );
		self::assertStringNotContainsString( 'wp-block-jetpack-' . static::block(), $outside );
	}

	public function test_a_feed_has_a_link_and_nothing_that_runs(): void {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = $this->render( static::sample()[0] );
		$GLOBALS['wp_query']->is_feed = false;
		self::assertStringContainsString( '<a href="https://', $html );
		self::assertHarmless( $html );
	}

	public function test_a_malicious_address_prints_nothing_that_runs(): void {
		$more = array(
			'https://evil.com@calendly.com/x',
			'http://user@pinterest.com/pin/1',
			array( 'x' ),
			array( array() ),
			7,
			true,
			null,
			1.5,
			new \stdClass(),
		);
		foreach ( array( ...self::HOSTILE, ...$more ) as $value ) {
			$html = $this->render( array( static::address_attribute() => $value ) + static::sample()[0] );
			self::assertStringNotContainsString( '<script>alert', $html );
			self::assertHarmless( $html );
		}
	}

	public function test_hostile_values_of_others_are_never_markup(): void {
		foreach ( array_keys( static::sample()[0] ) as $name ) {
			foreach ( array( ...self::HOSTILE, array( 'x' ), new \stdClass(), -1 ) as $value ) {
				$html = $this->render( array( $name => $value ) + static::sample()[0] );
				self::assertStringNotContainsString( '<script>alert', $html );
				self::assertDoesNotMatchRegularExpression( '~<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=~', $html, "$name" );
			}
		}
	}
}
