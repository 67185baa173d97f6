<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Embeds;

use Slipstream\Embeds\Consent_Text;
use Slipstream\Embeds\Embed_Url;
use Slipstream\Embeds\Hosts;
use Slipstream\Embeds\Services_In_Use;
use Slipstream\Embeds\Consent_Gate;
use Slipstream\Plugin;
use Slipstream\Privacy\Privacy_Module;
use Slipstream\Tests\Test_Case;

/**
 * Reads addresses as the editor does, and asks where the site wants it.
 */
final class Embeds_Test extends Test_Case {

	/**
	 * The addresses that both halves read.
	 *
	 * @return array{good: list<array{string, string}>, bad: list<string>}
	 */
	private static function cases(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/embed-addresses.json' ), true );
	}

	public function test_good_addresses_are_read_as_in_the_editor(): void {
		foreach ( self::cases()['good'] as list( $text, $href ) ) {
			self::assertSame( $href, (string) Hosts::address( 'calendly', $text ), $text );
			self::assertSame( $href, (string) Embed_Url::parse( $href ), $text );
		}
	}

	public function test_bad_ones_are_none(): void {
		foreach ( array( ...self::cases()['bad'], array(), 1, null, "\xff", "https://calendly.com/\xff" ) as $text ) {
			self::assertNull( Hosts::address( 'calendly', $text ), (string) wp_json_encode( $text ) );
		}
	}

	public function test_an_address_is_of_a_service_or_not(): void {
		$files = glob( SLIPSTREAM_DIR . '/blocks/*/test/service.json' );
		self::assertNotEmpty( $files );
		foreach ( $files as $file ) {
			$block     = basename( dirname( $file, 2 ) );
			$addresses = json_decode( (string) file_get_contents( $file ), true )['addresses'];
			foreach ( $addresses as $text => $belongs ) {
				self::assertSame( $belongs, Hosts::address( $block, $text ) instanceof Embed_Url, "$block $text" );
			}
		}
	}

	public function test_without_the_setting_content_stands_with_a_link(): void {
		$html = Consent_Gate::html( 'calendly', 'https://calendly.com/a', 'Book "now"', '<iframe></iframe>' );
		self::assertSame(
			'<iframe></iframe><p class="slipstream-embed__link" data-failed="Calendly is missing because calendly.com did not respond or your browser blocked it."><a href="https://calendly.com/a" rel="noopener noreferrer" target="_blank">Book &quot;now&quot;</a></p>',
			$html
		);
		$own = '<a class="x" href="https://calendly.com/a">Book</a>';
		self::assertSame(
			$own,
			Consent_Gate::html( 'calendly', 'https://calendly.com/a', 'Book', $own ),
			'Its own link is enough.'
		);
		self::assertStringContainsString(
			'slipstream-embed__link',
			Consent_Gate::html( 'calendly', 'https://calendly.com/a', 'Book', '<a href="https://calendly.com/a"></a>' ),
			'One without words is not.'
		);
	}

	public function test_with_the_setting_content_is_inert(): void {
		update_option( Consent_Gate::SETTING, '1' );
		$html = Consent_Gate::html(
			'calendly',
			'https://calendly.com/a',
			'Book',
			'<iframe src="https://calendly.com/a"></iframe>'
		);
		self::assertStringContainsString(
			'<template><iframe src="https://calendly.com/a"></iframe></template>',
			$html
		);
		$text = Consent_Text::of_service( 'Calendly', 'calendly.com' );
		self::assertStringContainsString( "<p>$text->question</p>", $html );
		self::assertStringContainsString( ">$text->load</button>", $html );
		self::assertStringContainsString( ">$text->stop</button>", $html );
		self::assertStringContainsString( "data-done=\"$text->stopped\"", $html );
		self::assertStringContainsString(
			'<a href="https://calendly.com/a" rel="noopener noreferrer" target="_blank">Book</a>',
			(string) strstr( $html, '<template>', true )
		);
	}

	public function test_a_question_is_as_wide_as_what_it_stands_for(): void {
		update_option( Consent_Gate::SETTING, '1' );
		$content = '<div class="wp-block-jetpack-opentable alignwide is-style-wide"><p class="alignfull">A</p></div>';
		$html    = Consent_Gate::html( 'calendly', 'https://calendly.com/a', 'Book', $content );
		self::assertStringContainsString( '<div class="slipstream-embed alignwide" data-', $html );
		self::assertStringContainsString(
			'<template><div class="wp-block-jetpack-opentable is-style-wide"><p class="alignfull">A</p></div></template>',
			$html
		);
		self::assertStringContainsString(
			'<div class="slipstream-embed" data-',
			Consent_Gate::html(
				'calendly',
				'https://calendly.com/a',
				'Book',
				'<p class="alignleft">A</p><p class="alignwide">B</p>'
			)
		);
	}

	public function test_a_feed_has_the_link_alone(): void {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = Consent_Gate::html(
			'calendly',
			'https://calendly.com/a',
			'Book',
			'<iframe></iframe>'
		);
		$GLOBALS['wp_query']->is_feed = false;
		self::assertSame(
			'<p><a href="https://calendly.com/a" rel="noopener noreferrer" target="_blank">Book</a></p>',
			$html
		);
	}

	public function test_a_plain_frame_has_its_link_always_and_a_script_that_says_if_it_does_not_come(): void {
		$framed = array();
		foreach ( glob( SLIPSTREAM_DIR . '/blocks/*/test/fixtures/embed*.html' ) as $file ) {
			$block = basename( dirname( $file, 3 ) );
			foreach ( array( false, true ) as $asks ) {
				update_option( Consent_Gate::SETTING, $asks );
				$html = do_blocks( (string) file_get_contents( $file ) );
				if ( ! str_contains( $html, '<iframe' ) ) {
					continue;
				}
				$framed[] = $block;
				$outside  = (string) preg_replace( '~<template>.*</template>~s', '', $html );
				self::assertMatchesRegularExpression(
					'~<p class="slipstream-embed__link" data-failed="[^"]+"><a href="https://[^"]+"[^>]*>[^<]+</a></p>~',
					$outside,
					$file
				);
				$type = \WP_Block_Type_Registry::get_instance()->get_registered( "jetpack/$block" );
				self::assertNotEmpty( $type->view_script_module_ids, "The script of $block calls watchFrames()." );
				self::assertStringContainsString(
					'watchFrames(',
					(string) file_get_contents( SLIPSTREAM_DIR . "/blocks/$block/view.ts" )
				);
			}
		}
		self::assertContains( 'google-calendar', $framed );
		self::assertContains( 'gif', $framed );
	}

	public function test_an_address_that_is_not_embedded_is_a_link_where_it_is_safe(): void {
		self::assertStringContainsString(
			'>https://eventbrite.evil.com/e/1<',
			Consent_Gate::fallback( 'https://eventbrite.evil.com/e/1' )
		);
		foreach ( array(
			'javascript:alert(1)',
			'/wp-admin',
			'',
			array( 'x' ),
			null,
			'https://',
			'data:text/html,x',
		) as $url ) {
			self::assertSame( '', Consent_Gate::fallback( $url ) );
		}
	}

	public function test_a_database_that_only_reads_is_not_asked_for_each_embed(): void {
		global $wpdb;
		delete_option( Services_In_Use::OPTION );
		Services_In_Use::get();
		$count = 0;
		$break = static function ( string $query ) use ( &$count ): string {
			++$count;
			return preg_match( '/^(?:UPDATE|INSERT)/', $query ) ? 'SELECT nothing FROM nowhere' : $query;
		};
		$shown = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		foreach ( array( 'calendly', 'eventbrite', 'pinterest', 'calendly' ) as $block ) {
			Services_In_Use::add( $block );
		}
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $shown );
		self::assertSame( 2, $count );
	}

	public function test_only_services_that_pages_show_are_told_visitors(): void {
		delete_option( Services_In_Use::OPTION );
		$purposes = static fn (): array => array_column(
			Plugin::module( Privacy_Module::class )->servers()->about_people()->by_purpose(),
			'purpose'
		);
		self::assertNotContains( 'Calendly', $purposes() );
		Consent_Gate::html( 'calendly', 'https://calendly.com/a', 'Book', '' );
		self::assertContains( 'Calendly', $purposes() );
	}
}
