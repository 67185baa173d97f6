<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Embeds;

require_once __DIR__ . '/Embeds_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Calendly_Test extends Embeds_Case {

	private const BUTTON = '<div class="wp-block-jetpack-calendly"><!-- wp:jetpack/button {"element":"a","uniqueId":"calendly-widget-id","text":"Book","url":"https://calendly.com/ann"} /--></div>';

	protected static function block(): string {
		return 'calendly';
	}

	protected static function sample(): array {
		return array(
			array(
				'url'                  => 'https://calendly.com/ann/30min',
				'style'                => 'inline',
				'hideEventTypeDetails' => true,
				'primaryColor'         => '112233',
				'textColor'            => 'zz',
			),
			'calendly.com',
		);
	}

	public function test_inline_is_an_empty_place_with_its_address_and_a_link(): void {
		$html = $this->render( self::sample()[0] );
		self::assertMatchesRegularExpression( '/^<div [^>]*class="[^"]*wp-block-jetpack-calendly/', $html );
		self::assertMatchesRegularExpression( '/^<div [^>]*id="calendly-block-\d+"/', $html );
		self::assertStringContainsString(
			'data-url="https://calendly.com/ann/30min?hide_event_type_details=1&#038;background_color=ffffff&#038;text_color=4D5055&#038;primary_color=112233"></div>',
			$html
		);
		self::assertStringContainsString( 'calendly-style-inline', $html );
		self::assertStringContainsString( '>Schedule on Calendly</a>', $html );
	}

	public function test_a_link_is_the_button_inside(): void {
		$html = $this->render(
			array(
				'url'   => 'https://calendly.com/ann',
				'style' => 'link',
			),
			self::BUTTON
		);
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( 'a' ) );
		self::assertMatchesRegularExpression( '/^calendly-block-\d+$/', (string) $tags->get_attribute( 'id' ) );
		self::assertSame(
			'https://calendly.com/ann?hide_event_type_details=0&background_color=ffffff&text_color=4D5055&primary_color=00A2FF',
			$tags->get_attribute( 'href' )
		);
		self::assertSame( $tags->get_attribute( 'href' ), $tags->get_attribute( 'data-url' ) );
		self::assertStringContainsString( 'calendly-style-link', $html );
		self::assertStringContainsString( '>Book</a>', $html );
	}

	public function test_an_old_link_becomes_a_button(): void {
		$html = $this->render(
			array(
				'url'                         => 'https://calendly.com/ann',
				'style'                       => 'link',
				'submitButtonText'            => 'Book <b>me</b>',
				'submitButtonTextColor'       => '#fff',
				'submitButtonBackgroundColor' => 'red"onclick=x',
			),
			'<a class="wp-block-jetpack-calendly" href="https://calendly.com/ann">https://calendly.com/ann</a>'
		);
		self::assertStringContainsString( 'wp-block-button__link', $html );
		self::assertStringContainsString( '>Book me</a></div>', $html );
		self::assertStringContainsString( 'color:#fff', $html );
		self::assertStringContainsString( 'role="button"', $html );
		self::assertHarmless( $html );
	}

	public function test_an_old_link_has_all_colours_that_the_editor_gives_its_button(): void {
		$link  = array(
			'url'   => 'https://calendly.com/ann',
			'style' => 'link',
		);
		$named = $this->render( array( 'backgroundButtonColor' => 'sun', 'textButtonColor' => 'night', 'submitButtonClasses' => 'own' ) + $link ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		foreach ( array(
			'wp-block-button__link',
			'own',
			'has-text-color',
			'has-night-color',
			'has-background',
			'has-sun-background-color',
		) as $name ) {
			self::assertMatchesRegularExpression( "/<a [^>]*class=\"[^\"]*\\b$name\\b/", $named );
		}
		$custom = $this->render( array( 'customBackgroundButtonColor' => '#112233', 'customTextButtonColor' => '#ffeedd' ) + $link ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'style="color:#ffeedd;background-color:#112233"', $custom );
		$newer = $this->render( array( 'customTextButtonColor' => '#ffeedd', 'submitButtonTextColor' => '#000000' ) + $link ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'style="color:#000000"', $newer );
	}

	public function test_another_host_is_a_link(): void {
		self::assertSame(
			'<p><a href="https://calendly.com.evil.com/a" rel="noopener noreferrer" target="_blank">https://calendly.com.evil.com/a</a></p>',
			$this->render( array( 'url' => 'https://calendly.com.evil.com/a' ) )
		);
	}

	public function test_a_switch_that_was_pasted_as_text_is_read_as_it_is_meant(): void {
		self::assertStringContainsString(
			'hide_event_type_details=0',
			$this->render( array( 'hideEventTypeDetails' => 'false' ) + self::sample()[0] )
		);
	}
}
