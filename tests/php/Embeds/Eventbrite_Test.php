<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Embeds;

require_once __DIR__ . '/Embeds_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Eventbrite_Test extends Embeds_Case {

	protected static function block(): string {
		return 'eventbrite';
	}

	private const URL = 'https://www.eventbrite.co.uk/e/soup-day-987';

	protected static function sample(): array {
		return array(
			array(
				'url'     => self::URL,
				'eventId' => 987,
			),
			'www.eventbrite.com',
		);
	}

	public function test_inline_has_the_event_and_two_links_one_of_them_seen(): void {
		$html = $this->render( self::sample()[0] );
		self::assertMatchesRegularExpression( '/^<div [^>]*id="eventbrite-widget-\d+"/', $html );
		self::assertMatchesRegularExpression( '/^<div [^>]*class="[^"]*wp-block-jetpack-eventbrite--embed/', $html );
		self::assertStringContainsString( 'data-event="987"', $html );
		self::assertStringContainsString( '<a class="eventbrite__direct-link" href="' . self::URL . '"', $html );
		self::assertMatchesRegularExpression(
			'~<p class="slipstream-embed__link" data-failed="Eventbrite is missing because [^"]+"><a href="' . preg_quote( self::URL, '~' ) . '"~',
			$html
		);
	}

	public function test_a_button_opens_the_event(): void {
		foreach ( array( 'eventbrite-widget-id', 'eventbrite-widget-987' ) as $id ) {
			$html = $this->render(
				self::sample()[0] + array( 'style' => 'modal' ),
				'<div class="wp-block-jetpack-eventbrite"><div class="wp-block-button"><a id="' . $id . '" class="wp-block-button__link" href="#">Come</a></div></div>'
			);
			$tags = new \WP_HTML_Tag_Processor( $html );
			self::assertTrue( $tags->next_tag( 'a' ) );
			self::assertSame( self::URL, $tags->get_attribute( 'href' ) );
			self::assertSame( '987', $tags->get_attribute( 'data-event' ) );
			self::assertMatchesRegularExpression( '/^eventbrite-widget-\d+$/', (string) $tags->get_attribute( 'id' ) );
		}
	}

	/** @dataProvider others */
	public function test_another_address_is_a_link( string $url ): void {
		$html = $this->render( array( 'url' => $url ) + self::sample()[0] );
		self::assertStringNotContainsString( 'data-event', $html );
		self::assertStringContainsString( '<a href="' . $url . '"', $html );
	}

	/** @return list<array{string}> Addresses of no event. */
	public static function others(): array {
		return array(
			array( 'https://eventbrite.evil.com/e/a-1' ),
			array( 'https://www.eventbrite.com.evil.com/e/a-1' ),
			array( 'https://www.eventbrite.com/o/ann' ),
		);
	}

	public function test_without_an_event_there_is_nothing(): void {
		self::assertSame( '', $this->render( array( 'url' => self::URL ) ) );
		self::assertSame( '', $this->render( array( 'eventId' => 1 ) ) );
	}

	public function test_a_switch_that_was_pasted_as_text_is_read_as_it_is_meant(): void {
		self::assertStringContainsString(
			'wp-block-jetpack-eventbrite--embed',
			$this->render( array( 'useModal' => 'false' ) + self::sample()[0] )
		);
	}
}
