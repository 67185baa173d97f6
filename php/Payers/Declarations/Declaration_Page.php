<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Origin;
use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Http\Visitor;
use Slipstream\Members\Members_Module;
use Slipstream\Payers\Payers_Module;
use Slipstream\Support\Random_Secret;
use Slipstream\Support\Sealed_Data;

/**
 * Where people cancel or withdraw without signing in: a form, a second step that confirms it, and a receipt. The
 * answers are the same for every address.
 */
final class Declaration_Page {

	/** The page of a receipt, and that of a mailed link. */
	public const QUERY_RECEIPT = Payers_Module::QUERY_RECEIPT;
	public const QUERY_CONFIRM = Payers_Module::QUERY_CONFIRM;

	/** What a form asks for. */
	public const FIELD_ACTION = 'slipstream_action';
	public const CHECK        = 'check';
	public const CHANGE       = 'change';
	public const SEND         = 'send';

	/** What the second step carries. */
	public const FIELD_SEALED = 'slipstream_sealed';

	private const PURPOSE = 'declaration';

	/** Seconds that the second step may take. */
	private const LIFETIME = DAY_IN_SECONDS;

	public function __construct(
		private Declaration_Service $service,
		private Declarations $declarations,
		private Declaration_Limits $limits,
		private Members_Module $members,
		private int $now
	) {}

	/** @param string $token What a declaration's page is found by. */
	public static function receipt_url( string $token ): string {
		return add_query_arg( self::QUERY_RECEIPT, $token, home_url( '/' ) );
	}

	/** @param string $link What a mailed link has. */
	public static function confirm_url( string $link ): string {
		return add_query_arg( self::QUERY_CONFIRM, $link, home_url( '/' ) );
	}

	/**
	 * Answers a request for a form.
	 *
	 * @param array<mixed> $post With WordPress's slashes; empty if nothing was sent.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( Declaration_Kind $kind, array $post ): Site_Page|string {
		$sent = wp_unslash( $post );
		$view = new Declaration_View( $kind );
		try {
			if ( ! $kind->is_offered() ) {
				return new Site_Page(
					$view->title(),
					Page_Parts::paragraph( __( 'This site does not offer this page.', 'slipstream' ) ),
					404
				);
			}
			return array() === $sent
				? $view->form( Declared::of( $kind, array() ) )
				: $this->act( $kind, $sent, $view );
		} catch ( Request_Error $error ) {
			// What was typed stays.
			return $view->form( Declared::of( $kind, $this->sealed( $kind, $sent )['values'] ?? $sent ), $error );
		}
	}

	/** Shows what was declared, to who has its address. */
	public function receipt( string $token ): Site_Page {
		try {
			$declaration = $this->declarations->of_token( $token );
		} catch ( Request_Error $error ) {
			return Site_Page::of_error( Declaration_View::receipt_title(), $error );
		}
		return null === $declaration
			? new Site_Page(
				Declaration_View::receipt_title(),
				Page_Parts::paragraph( __( 'There is no such declaration.', 'slipstream' ) ),
				404
			)
			: ( new Declaration_View( $declaration->declared->kind ) )->receipt( $declaration );
	}

	/** @param array<mixed> $sent */
	private function act( Declaration_Kind $kind, array $sent, Declaration_View $view ): Site_Page|string {
		$declared = Declared::of( $kind, $sent );
		$action   = $sent[ self::FIELD_ACTION ] ?? '';
		if ( ! Origin::is_own( Origin::current() ) || '' !== ( $sent[ Bot_Trap::name( self::PURPOSE ) ] ?? '' ) ) {
			throw new Request_Error(
				'declaration_refused',
				__( 'This could not be sent. Please reload the page and try again.', 'slipstream' ),
				400
			);
		}
		if ( self::CHECK === $action ) {
			return array() === $declared->problems()
				? $view->confirm( $declared, $this->seal( $declared ) )
				: $view->form( $declared, is_checked: true );
		}
		$sealed   = $this->sealed( $kind, $sent );
		$is_fresh = ( $sealed['shown'] ?? 0 ) > $this->now - self::LIFETIME;
		$declared = Declared::of(
			$kind,
			( $is_fresh ? $sealed['values'] ?? null : null ) ?? throw new Request_Error(
				'declaration_stale_form',
				__( 'This page was open for too long. Please check what you typed, and send it again.', 'slipstream' ),
				400
			)
		);
		return self::SEND === $action ? $this->send( $declared, $sealed ) : $view->form( $declared );
	}

	/**
	 * @param array<string, mixed> $sealed
	 * @return string Where to go.
	 */
	private function send( Declared $declared, array $sealed ): string {
		$token  = (string) $sealed['token'];
		$member = $this->members->current();
		// Another site cannot have made the form of who is signed in.
		$is_proven = null !== $member
			&& $declared->is_of( $member->email )
			&& ( $sealed['member'] ?? '' ) === $this->members->form_mark( self::PURPOSE );
		if ( ! $is_proven && null === $this->declarations->of_token( $token ) ) {
			$this->limits->count( $declared->email(), Visitor::current() );
		}
		$declaration = $this->service->declare( $declared, $token, $is_proven );
		// Who has proven the address chooses which. Until then nothing is confirmed, and the owner has it.
		return $is_proven && ! $declared->is_clear()
			? $this->service->choice_url( $declaration )
			: self::receipt_url( $token );
	}

	private function seal( Declared $declared ): string {
		$member = $this->members->current();
		return self::sealed_data()->seal(
			self::PURPOSE . "|{$declared->kind->value}",
			array(
				'values' => $declared->values(),
				'token'  => Random_Secret::token(),
				'shown'  => $this->now,
				'member' => null === $member ? '' : $this->members->form_mark( self::PURPOSE ),
			)
		);
	}

	/**
	 * What the second step has brought back.
	 *
	 * @param array<mixed> $sent
	 * @return array<string, mixed> Empty if it is not ours.
	 */
	private function sealed( Declaration_Kind $kind, array $sent ): array {
		$sealed = $sent[ self::FIELD_SEALED ] ?? '';
		return is_string( $sealed )
			? self::sealed_data()->open( self::PURPOSE . "|{$kind->value}", $sealed )
			: array();
	}

	private static function sealed_data(): Sealed_Data {
		return Sealed_Data::for_visitors( 'payers' );
	}
}
