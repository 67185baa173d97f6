<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Button;
use Slipstream\Tests\Block_Case;

/**
 * Renders real blocks as a page does.
 */
final class Button_Test extends Block_Case {

	protected static function block(): string {
		return 'button';
	}

	public function test_a_button_that_says_nothing_is_an_empty_link(): void {
		self::assertSame(
			'<div class="wp-block-jetpack-button wp-block-button" style=""><a href="#" target="_blank" role="button" rel="noopener noreferrer" class="wp-block-button__link" style="" data-id-attr="placeholder"></a></div>',
			$this->render()
		);
	}

	public function test_each_element_has_its_own_markup(): void {
		self::assertStringContainsString( '<button type="submit" class="wp-block-button__link" style="" data-id-attr="send" id="send"><strong>Send</strong> it</button>', $this->render( array( 'element' => 'button', 'uniqueId' => 'send', 'text' => '<strong>Send</strong> it' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- In a line with its result.
		self::assertStringContainsString( '<input type="submit" class="wp-block-button__link" style="" data-id-attr="placeholder" value="Send &quot;it&quot;" />', $this->render( array( 'element' => 'input', 'text' => '<b>Send</b> "it"' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- In a line with its result.
		self::assertStringContainsString(
			'<a href="https://a.test/?a=1&#038;b=2" ',
			$this->render( array( 'url' => 'https://a.test/?a=1&b=2' ) )
		);
	}

	public function test_colours_sizes_and_shapes_stand_on_the_link(): void {
		$html = $this->render(
			array(
				'align'                 => 'center',
				'className'             => 'is-style-outline',
				'textColor'             => 'vivid-red',
				'customBackgroundColor' => '#123456',
				'borderRadius'          => 0,
				'width'                 => '25%',
				'fontSize'              => 'large',
				'style'                 => array(
					'typography' => array( 'textTransform' => 'uppercase' ),
					'border'     => array(
						'width' => '2px',
						'color' => 'var:preset|color|black',
					),
				),
			)
		);
		self::assertStringContainsString(
			'<div class="wp-block-jetpack-button aligncenter is-style-outline wp-block-button" style="width: 25%;">',
			$html
		);
		self::assertStringContainsString(
			'class="wp-block-button__link has-large-font-size has-custom-font-size is-style-outline has-text-color has-vivid-red-color has-background no-border-radius"',
			$html
		);
		self::assertStringContainsString(
			'text-transform: uppercase; background-color: #123456; border-radius: 0px; border-color: var(--wp--preset--color--black); border-width: 2px;',
			$html
		);
	}

	public function test_a_gradient_takes_the_place_of_a_colour(): void {
		$html = $this->render(
			array(
				'backgroundColor'       => 'black',
				'customBackgroundColor' => '#123456',
				'customGradient'        => 'linear-gradient(135deg,rgb(6,147,227) 0%,rgb(155,81,224) 100%)',
			)
		);
		self::assertStringNotContainsString( 'has-black-background-color', $html );
		self::assertStringNotContainsString( 'background-color', $html );
		self::assertStringContainsString(
			'background: linear-gradient(135deg,rgb(6,147,227) 0%,rgb(155,81,224) 100%);',
			$html
		);
		self::assertStringContainsString(
			'has-luminous-gradient-background',
			$this->render( array( 'gradient' => 'luminous' ) )
		);
	}

	public function test_what_the_post_holds_is_left_alone(): void {
		$saved = '<div class="wp-block-jetpack-button wp-block-button jetpack-submit-button"><a class="wp-block-button__link">Go</a></div>';
		self::assertSame( $saved, $this->render( array( 'saveInPostContent' => true ), $saved ) );
	}

	public function test_other_blocks_give_their_buttons_ids_of_the_page(): void {
		$html   = '<p id="widget-id">x</p>'
			. $this->render( array( 'uniqueId' => 'widget-id' ) )
			. $this->render( array( 'uniqueId' => 'mine' ) );
		$first  = Button::with_unique_id( $html, 'widget-id', 'calendly-block-' );
		$second = Button::with_unique_id( $html, 'widget-id', 'calendly-block-' );
		self::assertMatchesRegularExpression( '/^calendly-block-\d+$/', $first['id'] );
		self::assertNotSame( $first['id'], $second['id'] );
		self::assertStringContainsString( "data-id-attr=\"{$first['id']}\" id=\"{$first['id']}\"", $first['html'] );
		self::assertStringContainsString( '<p id="widget-id">', $first['html'] );
		self::assertStringContainsString( 'data-id-attr="mine" id="mine"', $first['html'] );
	}

	public function test_junk_and_scripts_are_harmless(): void {
		$names = array(
			'element',
			'uniqueId',
			'text',
			'placeholder',
			'url',
			'textColor',
			'customTextColor',
			'backgroundColor',
			'customBackgroundColor',
			'gradient',
			'customGradient',
			'borderRadius',
			'width',
			'align',
			'fontSize',
			'borderColor',
		);
		foreach ( array_merge( self::HOSTILE, array( array( 'x' ), true, 1e99, null, -1 ) ) as $value ) {
			foreach ( array( 'a', 'button', 'input', $value ) as $element ) {
				// What core itself complains of is not tested here.
				$text  = is_string( $value ) ? $value : 'x';
				$style = array(
					'typography' => array_fill_keys( array( 'fontFamily', 'fontSize', 'textTransform' ), $text ),
					'border'     => array_fill_keys( array( 'color', 'style', 'width' ), $text ),
				);
				$html  = $this->render(
					array_merge(
						array_fill_keys( $names, $value ),
						self::class_name( $value ),
						compact( 'element', 'style' )
					)
				);
				self::assertHarmless( $html );
			}
		}
	}

	public function test_a_button_that_was_copied_has_an_id_of_its_own(): void {
		$html = $this->render( array( 'uniqueId' => 'copied' ) ) . $this->render( array( 'uniqueId' => 'copied' ) );
		preg_match_all( '/ id="([^"]+)"/', $html, $found );
		self::assertSame( array( 'copied', 'copied-1' ), $found[1] );
	}
}
