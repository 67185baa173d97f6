<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Consent;

use Slipstream\Tests\Hub\Client_Site;
use Slipstream\Tests\Hub\Hub_Case;

require_once dirname( __DIR__ ) . '/Hub_Case.php';
require_once dirname( __DIR__ ) . '/login-page.php';

/** Opens the page and answers it as a browser does, and keeps what is mailed. */
abstract class Consent_Case extends Hub_Case {

	/** @var list<array<string, mixed>> Messages that were mailed. */
	protected array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_wp_mail', array( $this, 'mail' ), 20, 2 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_wp_mail', array( $this, 'mail' ), 20 );
		parent::tearDown();
	}

	/**
	 * Keeps a message.
	 *
	 * @param array<string, mixed> $mail The message.
	 */
	public function mail( mixed $sent, array $mail ): bool {
		$this->mails[] = $mail;
		return true;
	}

	/**
	 * Opens the page, or answers it.
	 *
	 * @param array<string, string> $post What is sent; empty to look.
	 * @return array{string, string|null} The page, and where the browser goes.
	 */
	protected function page( Client_Site $site, string $request_uri, array $post = array() ): array {
		$_SERVER['REQUEST_METHOD'] = array() === $post ? 'GET' : 'POST';
		$_GET                      = array(
			'client_id'   => (string) $site->id,
			'request_uri' => $request_uri,
		);
		$_POST                     = array() === $post ? array() : $post + $_GET;
		ob_start();
		$leaves = self::hub()->consent_page()->respond();
		return array( (string) ob_get_clean(), $leaves );
	}

	/** The mark in the form of a page. */
	protected static function mark( string $page ): string {
		self::assertSame( 1, preg_match( '/name="mark" value="([0-9a-f]{64})"/', $page, $found ), $page );
		return $found[1];
	}

	/**
	 * Answers the page as a browser that has shown it.
	 *
	 * @param array<string, string> $post What is sent besides the mark.
	 * @return array{string, string|null}
	 */
	protected function press( Client_Site $site, string $request_uri, array $post ): array {
		$post += isset( $post['code'] ) ? array( 'email' => 'Owner@site.example' ) : array();
		return $this->page( $site, $request_uri, $post + $this->form( $site, $request_uri ) );
	}

	/**
	 * What a form brings besides what people enter.
	 *
	 * @return array{mark: string, mailed: string}
	 */
	protected function form( Client_Site $site, string $request_uri ): array {
		$page = $this->page( $site, $request_uri )[0];
		self::assertSame( 1, preg_match( '/name="mailed" value="([0-9a-f]*)"/', $page, $found ), $page );
		return array(
			'mark'   => self::mark( $page ),
			'mailed' => $found[1],
		);
	}

	/** The code of the last message. */
	protected function mailed_code(): string {
		self::assertSame(
			1,
			preg_match( '/\b(\d{6})\b/', (string) $this->mails[ count( $this->mails ) - 1 ]['message'], $found )
		);
		return $found[1];
	}

	/** Another code. */
	protected static function other( string $code ): string {
		return str_pad( (string) ( ( (int) $code + 1 ) % 1000000 ), 6, '0', STR_PAD_LEFT );
	}
}
