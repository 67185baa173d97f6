import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { Lazy } from '../lazy';
import { useHash } from '../use-address-view';
import type { Section } from './types';

interface ListProps {
	label: string;
	sections: readonly Section[];
	current: Section;
}

/** The sections by their groups, each where its first section is. */
function groupsOf( sections: readonly Section[] ): [ string, Section[] ][] {
	const groups = new Map< string, Section[] >();
	for ( const section of sections ) {
		const group = section.group ?? '';
		groups.set( group, [ ...( groups.get( group ) ?? [] ), section ] );
	}
	return [ ...groups ];
}

/** The way to the sections: a list at the side, tabs above them on small screens. */
function SectionList( { label, sections, current }: ListProps ) {
	const list = useRef< HTMLElement >( null );
	const { id } = current;
	useEffect( () => {
		// Tabs may be more than the screen is wide.
		const tab = list.current?.querySelector( '[aria-current]' );
		tab?.scrollIntoView?.( { block: 'nearest', inline: 'nearest' } );
	}, [ id ] );
	return (
		<nav
			ref={ list }
			className="slipstream-ui-sections__list"
			aria-label={ label }
		>
			{ groupsOf( sections ).map( ( [ group, members ] ) => (
				<div key={ group } role="group" aria-label={ group || label }>
					{ group && <span aria-hidden="true">{ group }</span> }
					{ members.map( ( section ) => (
						<a
							key={ section.id }
							href={ `#/${ section.id }` }
							aria-current={
								section.id === id ? 'page' : undefined
							}
						>
							{ section.title }
						</a>
					) ) }
				</div>
			) ) }
		</nav>
	);
}

interface ContentProps {
	section: Section;
	isHidden: boolean;
	/** Whether the address names it. */
	isNamed: boolean;
}

function SectionContent( { section, isHidden, isNamed }: ContentProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( isNamed ) {
			heading.current?.focus();
		}
	}, [ isNamed ] );
	const title = (
		<h2 ref={ heading } tabIndex={ -1 }>
			{ section.title }
		</h2>
	);
	const content = <Lazy load={ section.load } />;
	return (
		<div
			className="slipstream-ui-section"
			hidden={ isHidden }
			data-section={ section.id }
		>
			{ section.isPlain ? (
				<>
					{ title }
					{ content }
				</>
			) : (
				<Card>
					<CardHeader>{ title }</CardHeader>
					<CardBody>{ content }</CardBody>
				</Card>
			) }
		</div>
	);
}

interface Props {
	/** What the list of sections is called, for screen readers. */
	label: string;
	/** In their order; the first is shown where the address names none. */
	sections: readonly Section[];
}

/**
 * A screen of sections, one of which is shown. A section that was left stays as it is, with what is typed in it; its code and its data come
 * when it is first shown.
 */
export function SectionScreen( { label, sections }: Props ) {
	const named = /^#\/([\w-]+)/.exec( useHash() )?.[ 1 ];
	const current =
		sections.find( ( { id } ) => id === named ) ?? sections[ 0 ];
	const seen = useRef( new Set< string >() );
	if ( ! current ) {
		return null;
	}
	seen.current.add( current.id );
	return (
		<div className="slipstream-ui-sections">
			<SectionList
				label={ label }
				sections={ sections }
				current={ current }
			/>
			<div className="slipstream-ui-sections__content">
				{ sections
					.filter( ( { id } ) => seen.current.has( id ) )
					.map( ( section ) => (
						<SectionContent
							key={ section.id }
							section={ section }
							isHidden={ section !== current }
							isNamed={ section.id === named }
						/>
					) ) }
			</div>
		</div>
	);
}
