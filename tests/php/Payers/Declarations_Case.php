<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Http\Site_Page;
use Slipstream\Payers\Declarations\Confirm_View;
use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declaration_Page;
use Slipstream\Payers\Declarations\Declared;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Tests\Members\Browser;

require_once __DIR__ . '/Payers_Case.php';

/** Sends the forms to cancel and to withdraw as browsers do. */
abstract class Declarations_Case extends Payers_Case {

	protected const TYPED = array(
		Declared::FIELD_NAME  => ' Pat "P." <Payer> ',
		Declared::FIELD_EMAIL => self::PAYER,
		Declared::FIELD_SCOPE => Declared::ALL,
		Declared::FIELD_HOW   => Declared::ORDINARY,
	);

	/** @param array<string, mixed> $post */
	protected function send( array $post, Declaration_Kind $kind = Declaration_Kind::Cancel, ?Browser $browser = null ): Site_Page|string {
		return ( $browser ?? new Browser() )->as(
			fn (): Site_Page|string => $this->payers()->declaration_page()->respond( $kind, wp_slash( $post ) )
		);
	}

	/** @param array<string, string> $typed */
	protected function check( array $typed = self::TYPED, Declaration_Kind $kind = Declaration_Kind::Cancel, ?Browser $browser = null ): Site_Page|string {
		return $this->send( array( Declaration_Page::FIELD_ACTION => Declaration_Page::CHECK ) + $typed, $kind, $browser );
	}

	/**
	 * Goes through both steps.
	 *
	 * @param array<string, string> $typed
	 */
	protected function declare( array $typed = self::TYPED, Declaration_Kind $kind = Declaration_Kind::Cancel, ?Browser $browser = null ): Site_Page|string {
		$page = $this->check( $typed, $kind, $browser );
		self::assertInstanceOf( Site_Page::class, $page );
		return $this->send( array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND ) + Browser::hidden( $page->html ), $kind, $browser );
	}

	protected function receipt( Site_Page|string $url ): Site_Page {
		self::assertIsString( $url );
		return $this->payers()->declaration_page()->receipt( Browser::query( $url )[ Declaration_Page::QUERY_RECEIPT ] ?? '' );
	}

	/** @param array<string, mixed> $post */
	protected function confirm( string $link, array $post = array() ): Site_Page|string {
		return $this->payers()->confirm_page()->respond( $link, $post );
	}

	/** What the mailed link of the last receipt has. */
	protected function link(): string {
		foreach ( array_reverse( $this->mails ) as $mail ) {
			if ( 1 === preg_match( '/' . Declaration_Page::QUERY_CONFIRM . '=(\S+)/', $mail['message'], $found ) ) {
				return $found[1];
			}
		}
		self::fail( 'No mail has a link.' );
	}

	/** @return array<string, string> A row. */
	protected static function row(): array {
		global $wpdb;
		return (array) $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}slipstream_payment_declarations ORDER BY id DESC LIMIT 1", ARRAY_A );
	}

	protected static function stored(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_payment_declarations" );
	}

	protected static function forget_counts(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
	}

	/** @param list<Subscription> $subscriptions */
	protected static function chosen( array $subscriptions ): array {
		return array(
			Declaration_Page::FIELD_ACTION    => Declaration_Page::SEND,
			Confirm_View::FIELD_SUBSCRIPTIONS => array_map( static fn ( Subscription $one ): string => (string) $one->id, $subscriptions ),
		);
	}
}
