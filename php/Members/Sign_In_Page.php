<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Browser_Binding;
use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Http\Visitor;

/**
 * Where people sign in and out. Looking at a page changes nothing: programs that check mails follow links in advance.
 */
final class Sign_In_Page {

	public const QUERY = Members_Module::QUERY;

	/** Where to go afterward. */
	public const QUERY_RETURN = 'slipstream_return';

	/** What a mailed link has. */
	public const QUERY_LINK = 'slipstream_link';

	/** The page that asks for an address. The others are called as what their forms ask for. */
	private const STEP_ASK = '1';

	private Browser_Binding $browser;

	/** @var array<string, string> What the request has sent, by name. */
	private array $sent = array();

	public function __construct(
		private Sign_In_Service $service,
		private Sign_Ins $sign_ins,
		private Sessions $sessions,
		private int $now
	) {
		$this->browser = new Browser_Binding( 'wordpress_slipstream_browser_' . Session_Cookie::site(), home_url() );
	}

	/** @param string $return_url A page of this site; '' for none in particular. */
	public static function url( string $return_url = '' ): string {
		return self::step_url(
			self::STEP_ASK,
			'' === $return_url ? array() : array( self::QUERY_RETURN => $return_url )
		);
	}

	/** Where a mailed link leads. */
	public static function link_url( string $token ): string {
		return self::step_url( Sign_In_View::LINK, array( self::QUERY_LINK => $token ) );
	}

	/**
	 * Answers a request.
	 *
	 * @param array<mixed> $get  With WordPress's slashes, as the next one.
	 * @param array<mixed> $post Empty if nothing was sent.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( array $get, array $post ): Site_Page|string {
		$this->sent = array(
			'action' => self::text( $post, Sign_In_View::FIELD_ACTION ),
			'email'  => self::text( $post, Sign_In_View::FIELD_EMAIL ),
			'code'   => self::text( $post, Sign_In_View::FIELD_CODE ),
			'mark'   => self::text( $post, Sign_In_View::FIELD_MARK ),
			'trap'   => self::text( $post, Bot_Trap::name( Sign_In_View::TRAP ) ),
			'return' => self::own_url( self::text( array() === $post ? $get : $post, self::QUERY_RETURN ) ),
			'link'   => self::text( array() === $post ? $get : $post, self::QUERY_LINK ),
		);
		$step       = array() === $post ? self::text( $get, self::QUERY ) : $this->sent['action'];
		try {
			return array() === $post ? $this->page( $step ) : $this->act();
		} catch ( Request_Error $error ) {
			return $this->page_with( $error, $step );
		}
	}

	/** What a form does: where to go then. */
	private function act(): string {
		if ( ! $this->browser->is_good( $this->sent['mark'], 'form' ) || ! Origin::is_own( Origin::current() ) ) {
			throw new Request_Error(
				'sign_in_stale_form',
				__( 'This page was open for too long, or your browser blocks cookies. Please try again.', 'slipstream' ),
				400
			);
		}
		$browser = $this->browser_id();
		return match ( $this->sent['action'] ) {
			Sign_In_View::ASK     => $this->ask(),
			Sign_In_View::CODE    => $this->sign_in( $this->service->by_code( $this->sent['code'], $browser ) ),
			Sign_In_View::LINK    => $this->sign_in( $this->service->by_link( $this->sent['link'], $browser ) ),
			Sign_In_View::OUT     => $this->sign_out( false ),
			Sign_In_View::OUT_ALL => $this->sign_out( true ),
			default               => throw new Request_Error(
				'sign_in_no_choice',
				__( 'Please choose one of the buttons.', 'slipstream' ),
				400
			),
		};
	}

	private function ask(): string {
		if ( '' !== $this->sent['trap'] ) {
			throw new Request_Error(
				'sign_in_refused',
				__( 'This could not be sent. Please reload the page and try again.', 'slipstream' ),
				400
			);
		}
		$this->service->ask( $this->sent['email'], $this->browser_id(), $this->sent['return'], Visitor::current() );
		return self::step_url( Sign_In_View::CODE );
	}

	private function sign_in( Sign_In $sign_in ): string {
		$before = Session_Cookie::token();
		$token  = $this->sessions->start( $sign_in->email );
		if ( '' !== $before ) {
			$this->sessions->end( $before );
		}
		Session_Cookie::set( $token, $this->now + Sessions::LIFE );
		$url = self::own_url( $sign_in->return_url );
		return '' === $url ? self::url() : $url;
	}

	private function sign_out( bool $is_everywhere ): string {
		$token  = Session_Cookie::token();
		$member = $is_everywhere ? $this->sessions->member( $token ) : null;
		// Links first: one of them could start another session.
		$this->sign_ins->forget_browser( $this->browser_id() );
		if ( null !== $member ) {
			$this->sign_ins->forget( $member->email );
			$this->sessions->end_all( $member->email );
		} elseif ( '' !== $token ) {
			$this->sessions->end( $token );
		}
		Session_Cookie::remove();
		return self::url( $this->sent['return'] );
	}

	/** @throws Request_Error If the database fails. */
	private function page( string $step, ?Request_Error $error = null ): Site_Page {
		$view = new Sign_In_View( $this->browser->mark( 'form' ), $this->sent['return'], $error );
		if ( Sign_In_View::LINK === $step ) {
			$sign_in = $this->sign_ins->of_link( $this->sent['link'] );
			return null !== $sign_in && $sign_in->is_usable( $this->browser_id(), $this->now )
				? $view->confirm( $sign_in, $this->sent['link'] )
				: $view->with( $error ?? Sign_In_Service::used_up() )->ask( '' );
		}
		$last = $this->sign_ins->last_of( $this->browser_id() );
		if ( Sign_In_View::CODE === $step && null !== $last ) {
			return $view->code( $last->email, $last->return_url );
		}
		$member = null === $error ? $this->sessions->member( Session_Cookie::token() ) : null;
		return null === $member
			? $view->ask( '' === $this->sent['email'] ? $last->email ?? '' : $this->sent['email'] )
			: $view->signed_in( $member );
	}

	/** The page that was used, with what is wrong; if the database does not give it, that alone. */
	private function page_with( Request_Error $error, string $step ): Site_Page {
		try {
			return $this->page( $step, $error );
		} catch ( Request_Error $failure ) {
			return Site_Page::of_error( Sign_In_View::title(), $failure );
		}
	}

	private function browser_id(): string {
		return $this->browser->mark( 'browser' );
	}

	/** @param array<string, string> $more */
	private static function step_url( string $step, array $more = array() ): string {
		return add_query_arg( array( self::QUERY => $step ) + array_map( 'rawurlencode', $more ), home_url( '/' ) );
	}

	/** A page of this site; '' for any other. */
	private static function own_url( string $url ): string {
		return '' === $url ? '' : wp_validate_redirect( wp_sanitize_redirect( $url ) );
	}

	/** @param array<mixed> $values */
	private static function text( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';
		return is_string( $value ) ? mb_substr( wp_check_invalid_utf8( wp_unslash( $value ) ), 0, 2000 ) : '';
	}
}
