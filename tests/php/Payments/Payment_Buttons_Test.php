<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Slipstream\Payments\Rendering\Payment_Buttons;
use Slipstream\Tests\Test_Case;

/** Payment buttons whose width is a share of their group have to know the gap between them. */
final class Payment_Buttons_Test extends Test_Case {

	private const HTML = '<div class="wp-block-jetpack-payment-buttons" style="margin-top:10px"><p>Pay</p></div>';

	private static function style( mixed $gap ): string {
		$html = Payment_Buttons::render( array( 'style' => array( 'spacing' => array( 'blockGap' => $gap ) ) ), self::HTML );
		self::assertSame( 1, preg_match( '/^<div [^>]*style="([^"]*)"[^>]*><p>Pay<\/p><\/div>$/', $html, $found ), $html );
		return $found[1];
	}

	/** @return array<string, array{mixed, string}> The attribute, and the gap. */
	public static function gaps(): array {
		return array(
			'a length' => array( '20px', '20px' ),
			'none'     => array( '0', '0px' ),
			'a preset' => array( 'var:preset|spacing|40', 'var(--wp--preset--spacing--40)' ),
			'two gaps' => array(
				array(
					'top'  => '1px',
					'left' => '2.5em',
				),
				'2.5em',
			),
			'a share'  => array( '5%', '5%' ),
		);
	}

	/** @dataProvider gaps */
	public function test_the_gap_of_the_group_is_told( mixed $stored, string $gap ): void {
		self::assertSame( "--jetpack-payment-buttons-gap:$gap;margin-top:10px", self::style( $stored ) );
	}

	/** @return array<string, array{mixed}> */
	public static function faulty(): array {
		return array(
			'nothing'          => array( null ),
			'another property' => array( '1px;background:url(//example.com)' ),
			'a function'       => array( 'url(//example.com)' ),
			'no text'          => array( array( 'left' => array( 'x' ) ) ),
			'a line more'      => array( "1px\n;" ),
		);
	}

	/** @dataProvider faulty */
	public function test_what_is_no_gap_is_not_put_on_the_page( mixed $stored ): void {
		self::assertSame( 'margin-top:10px', self::style( $stored ) );
	}

	public function test_old_groups_without_an_element_stay_as_they_are(): void {
		$attributes = array( 'style' => array( 'spacing' => array( 'blockGap' => '20px' ) ) );
		self::assertSame( '<p>Pay</p>', Payment_Buttons::render( $attributes, '<p>Pay</p>' ) );
	}

	public function test_the_block_is_rendered_with_it(): void {
		$html = do_blocks( '<!-- wp:jetpack/payment-buttons {"style":{"spacing":{"blockGap":"20px"}}} -->' . self::HTML . '<!-- /wp:jetpack/payment-buttons -->' );
		self::assertStringContainsString( '--jetpack-payment-buttons-gap:20px', $html );
	}
}
