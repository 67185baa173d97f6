<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Embeds;

require_once __DIR__ . '/Embeds_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Google_Calendar_Test extends Embeds_Case {

	protected static function block(): string {
		return 'google-calendar';
	}

	private const URL = 'https://calendar.google.com/calendar/embed?src=a%40gmail.com&ctz=UTC';

	protected static function sample(): array {
		return array(
			array(
				'url'    => self::URL,
				'height' => 400,
			),
			'calendar.google.com',
		);
	}

	public function test_it_is_a_frame_with_a_link(): void {
		$html = $this->render( self::sample()[0] + array( 'align' => 'wide' ) );
		self::assertMatchesRegularExpression(
			'~^<div class="(?:alignwide wp-block-jetpack-google-calendar|wp-block-jetpack-google-calendar alignwide)"><iframe src="https://calendar\.google\.com/calendar/embed\?src=a%40gmail\.com&#038;ctz=UTC" frameborder="0" style="border:0" scrolling="no" height="400" width="100%" sandbox="allow-scripts allow-same-origin allow-popups" ~',
			$html
		);
		self::assertStringContainsString( '>Open in Google Calendar</a>', $html );
		self::assertStringContainsString(
			'height="600"',
			$this->render( array( 'height' => -5 ) + self::sample()[0] )
		);
	}

	public function test_another_host_is_a_link(): void {
		$html = $this->render( array( 'url' => 'https://calendar.google.com.evil.com/calendar' ) );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertStringContainsString( '<a href="https://calendar.google.com.evil.com/calendar"', $html );
	}
}
